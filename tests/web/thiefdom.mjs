// How the browser tests of Thiefdom act: with a pointer, or by keys alone.

/** Runs in the page: what somebody without a plan would touch next, and where. */
function wish({ keys, eager, luck }) {
  const all = (css) => [...document.querySelectorAll(css)].filter((one) => !one.disabled);
  const chance = () => luck.pop();
  const below = (most) => Math.floor(chance() * most);
  const any = (list) => list[below(list.length)];
  const choices = all(".dock .choices .btn:not(.plain):not(#confirm)");
  const targets = all(".target:not(.sight)");
  const panel = all("#board .panel button");
  const confirm = document.querySelector("#confirm:enabled");
  if (confirm) return keys ? { kind: "confirm" } : at(confirm);
  const active = choices.findIndex((one) => /^(Activate|Activer|Attiva)/.test(one.innerText));
  if (active >= 0) return choice(active);
  const last = choices.length - 1;
  if (panel.length && (last < 0 || chance() < 0.75)) {
    const one = any(panel);
    return keys ? { kind: "panel", n: panel.indexOf(one) } : at(one);
  }
  if (targets.length && (last < 0 || chance() < eager)) return keys ? { kind: "target", n: below(3) } : at(any(targets));
  if (last >= 0) return choice(chance() < 0.75 ? last : below(choices.length));
  return { kind: "back" };

  function choice(n) {
    return keys && n < 9 ? { kind: "key", key: String(n + 1) } : keys ? { kind: "key", key: "1" } : at(choices[n]);
  }
  /** A point of the element that a pointer can hit: roofs have corners, so their middle may lie outside. */
  function at(one) {
    one.scrollIntoView({ block: "center", inline: "center" });
    const mark = one.querySelector?.(".coin, .halo, .eye, .grab, .gate") ?? one.querySelector?.(".area") ?? one;
    const box = mark.getBoundingClientRect();
    for (const [x, y] of [[0.5, 0.5], [0.5, 0.9], [0.9, 0.5], [0.1, 0.5], [0.5, 0.1], [0.9, 0.9], [0.1, 0.1], [0.9, 0.1], [0.1, 0.9]]) {
      const point = { x: box.x + box.width * x, y: box.y + box.height * y };
      const hit = document.elementFromPoint(point.x, point.y);
      if (hit && (one === hit || one.contains(hit))) return { kind: "point", ...point };
    }
    return { kind: "covered" };
  }
}

/** What to do now; null while there is nothing, or once what was waited for is there. */
async function wished(page, keys, eager, until) {
  const free = await page.evaluate((css) => document.querySelector(".dock.mine") && !(css && document.querySelector(css)), until);
  return free ? page.evaluate(wish, { keys, eager, luck: Array.from({ length: 8 }, page.luck) }) : null;
}

/** One thing done with the pointer; true if there was something to do. */
export async function click(page, eager = 0.45, until = null) {
  const done = await wished(page, false, eager, until);
  if (done?.kind === "point") await page.mouse.click(done.x, done.y);
  else if (done?.kind === "back") await page.keyboard.press("Escape");
  return done !== null;
}

/** The same without a pointer: keys of the shell, arrows on the map and in panels. */
export async function type(page) {
  const done = await wished(page, true, 0.45, null);
  const press = (key) => page.keyboard.press(key);
  const isOn = (css) => page.evaluate((one) => document.activeElement?.closest(one) !== null, css);
  if (done?.kind === "key") await press(done.key);
  else if (done?.kind === "back") await press("Escape");
  else if (done?.kind === "confirm") {
    if (await isOn(".target.chosen")) await press("Enter");
    else {
      await press("q");
      for (let step = 0; step < 8 && !(await isOn("#confirm")); step += 1) await press("Tab");
      await press("Enter");
    }
  } else if (done?.kind === "panel") {
    if (!(await isOn(".panel"))) await press("b");
    for (let step = 0; step < done.n; step += 1) await press("ArrowRight");
    await press("Enter");
  } else if (done?.kind === "target") {
    if (!(await isOn(".target"))) await press("b");
    for (let step = 0; step < done.n; step += 1) await press(["ArrowLeft", "ArrowUp", "ArrowRight", "ArrowDown", "n"][page.below(5)]);
    if (!(await isOn(".target.sight"))) await press("Enter");
  }
  return done !== null;
}

/** Acts until a question of this kind waits for this person. */
export async function until(page, css, eager) {
  for (let tries = 0; tries < 1200; tries += 1) {
    await page.line.settled();
    if ((await page.locator(".dock.mine").count()) && (await page.locator(css).count())) return;
    const { heard } = page.line;
    if (!(await click(page, eager, css))) await page.line.news(heard);
  }
  throw new Error(`never came to ${css}`);
}
