/** One stop for the Tab key in a row of pieces; the arrows go from piece to piece. */

export function rove(row: HTMLElement): { destroy: () => void } {
  const pieces = (): HTMLElement[] => [...row.querySelectorAll<HTMLElement>("button")];

  function settle(here?: HTMLElement): void {
    const all = pieces();
    const stop = here ?? all.find((one) => one.tabIndex === 0) ?? all[0];
    for (const one of all) one.tabIndex = one === stop ? 0 : -1;
  }

  function onkeydown(event: KeyboardEvent): void {
    const by = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    const all = pieces();
    const at = all.indexOf(event.target as HTMLElement);
    if (!by || at < 0) return;
    const next = all[(at + by + all.length) % all.length]!;
    settle(next);
    next.focus();
    event.preventDefault();
    event.stopPropagation();
  }

  const watch = new MutationObserver(() => settle());
  watch.observe(row, { childList: true, subtree: true });
  row.addEventListener("keydown", onkeydown);
  settle();
  return {
    destroy: () => {
      watch.disconnect();
      row.removeEventListener("keydown", onkeydown);
    },
  };
}
