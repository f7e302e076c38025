// Every screen: sizes, what a page must show on each of them, and how a table comes to the moments in which much lies on it.
import { mkdirSync } from "node:fs";
import { join } from "node:path";

/** A share is the least part of the screen that the board has. The last is a desktop at 200 %. */
export const SCREENS = [
  { name: "360×640", width: 360, height: 640, share: 0.42, touch: true },
  { name: "390×844", width: 390, height: 844, share: 0.5, touch: true },
  { name: "667×375", width: 667, height: 375, share: 0.6, touch: true },
  { name: "844×390", width: 844, height: 390, share: 0.6, touch: true },
  { name: "820×1180", width: 820, height: 1180, share: 0.65, touch: true },
  { name: "1180×820", width: 1180, height: 820, share: 0.5, touch: true },
  { name: "1280×720", width: 1280, height: 720, share: 0.48, touch: false },
  { name: "1440×900", width: 1440, height: 900, share: 0.53, touch: false },
  { name: "1920×1080", width: 1920, height: 1080, share: 0.6, touch: false },
  { name: "1280×720 at 200 %", width: 640, height: 360, share: 0.6, touch: false },
];

/** Moves at random, by a seed, through the door until a position is wanted; false if the game ended before. `prefer` are verbs that lead there, the best first. */
export async function reach(house, page, id, wanted, { seed, prefer = [] }) {
  let drawn = seed;
  const draw = (count) => {
    drawn = (drawn * 16807) % 2147483647;
    return drawn % count;
  };
  for (;;) {
    const position = await house.ask(page, `tables/${id}/position`);
    const { players, status, turn_of } = position.table;
    if (status === "over") return false;
    if (!position.legal.length || turn_of.some((seat) => players[seat].bot)) { // bots who choose at the same time go first, in every run
      await new Promise((done) => setTimeout(done, 15));
      continue;
    }
    if (wanted(position)) return true;
    const best = prefer.find((liked) => draw(5) && position.legal.some(([, verb]) => verb === liked));
    const from = best ? position.legal.filter(([, verb]) => verb === best) : position.legal;
    await house.tell(page, `tables/${id}/move`, { seq: position.seq, actions: [from[draw(from.length)][0]] });
  }
}

/** The picture of a screen, where somebody wants to look: ROOKERY_SHOTS is a folder. */
export async function shoot(page, name) {
  const folder = process.env.ROOKERY_SHOTS;
  if (!folder) return;
  mkdirSync(folder, { recursive: true });
  await page.screenshot({ path: join(folder, `${name.replaceAll(/[ %]+/g, "_")}.png`) });
}

/** Runs in the page: everything that is wrong with the screen as it stands. `must` lies in sight without scrolling, `may` once it is scrolled to. */
function look({ must, may, share, least }) {
  const wrong = [];
  const called = (one) => `${one.tagName.toLowerCase()}.${[...one.classList].filter((name) => !name.startsWith("svelte-")).join(".")} «${(one.getAttribute("aria-label") || one.textContent || "").trim().replaceAll(/\s+/g, " ").slice(0, 36)}»`;
  const shown = (one) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true, contentVisibilityAuto: true });
  const { innerWidth: wide, innerHeight: tall } = window;
  const root = document.scrollingElement;
  if (root.scrollWidth > wide) wrong.push(`the page is ${root.scrollWidth} wide`);
  const board = document.getElementById("board");
  if (board && share) {
    const { left, right, top, bottom } = board.getBoundingClientRect();
    const part = ((Math.min(right, wide) - Math.max(left, 0)) * (Math.min(bottom, tall) - Math.max(top, 0))) / (wide * tall);
    if (part < share) wrong.push(`the board has ${Math.round(part * 100)} % of the screen`);
  }

  /** Some point of a piece answers to a pointer: roofs have corners, so the middle alone does not do. */
  const answers = (one) => {
    const { x, y, width, height } = (one.querySelector(".coin, .halo, .eye, .grab, .gate") ?? one).getBoundingClientRect();
    return [[0.5, 0.5], [0.5, 0.85], [0.85, 0.5], [0.15, 0.5], [0.5, 0.15], [0.85, 0.85], [0.15, 0.15]].some(([across, down]) => {
      const hit = document.elementFromPoint(x + width * across, y + height * down);
      return hit !== null && (one === hit || one.contains(hit) || hit.contains(one) && hit.closest("button, [role=button]") === hit);
    });
  };
  const inside = (one) => {
    const { left, right, top, bottom } = one.getBoundingClientRect();
    const room = (one.closest("#board, .dock, .rail") ?? document.documentElement).getBoundingClientRect();
    return left >= room.left - 1 && right <= room.right + 1 && top >= room.top - 1 && bottom <= Math.min(room.bottom, tall) + 1;
  };
  for (const one of document.querySelectorAll(must || "#none")) {
    if (!shown(one)) continue;
    if (!inside(one)) wrong.push(`out of sight: ${called(one)}`);
    else if (!answers(one)) wrong.push(`covered: ${called(one)}`);
  }
  for (const one of document.querySelectorAll(may || "#none")) {
    if (!shown(one)) continue;
    one.scrollIntoView({ block: "nearest", inline: "nearest", behavior: "instant" });
    if (!answers(one)) one.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
    if (!answers(one)) wrong.push(`cannot be touched: ${called(one)}`);
  }
  for (const box of document.querySelectorAll("#board, #board *, .choices")) if (box.scrollTop || box.scrollLeft) if (!box.matches(".frame")) box.scrollTo(0, 0);

  for (const piece of document.querySelectorAll("button, a[href], select, summary, input, textarea, [role=button], [role=tab]")) {
    if (!least || !shown(piece) || piece.closest("[aria-hidden=true], [inert]") || piece.disabled || piece.getAttribute("aria-disabled") === "true" || piece.tagName === "A" && getComputedStyle(piece).display === "inline") continue;
    const target = /^(radio|checkbox)$/.test(piece.type ?? "") ? piece.closest("label") ?? piece : piece;
    const { width, height, right, bottom, left, top } = target.getBoundingClientRect();
    if (right <= 0 || bottom <= 0 || left >= wide || top >= tall) continue;
    if (Math.round(width) < least || Math.round(height) < least) wrong.push(`small: ${called(piece)} ${Math.round(width)}×${Math.round(height)}`);
  }

  const solid = (one) => {
    const { backgroundColor, backgroundImage } = getComputedStyle(one);
    const alpha = Number(/rgba\([^)]*,\s*([\d.]+)\)/.exec(backgroundColor)?.[1] ?? (backgroundColor.startsWith("rgb") ? 1 : 0));
    return alpha > 0.5 || backgroundImage !== "none";
  };
  /** Whether nothing that hides it lies over the middle of a text. */
  const legible = (owner, { left, right, top, bottom }) => {
    for (const over of document.elementsFromPoint((left + right) / 2, (top + bottom) / 2)) {
      if (over === owner || over.contains(owner) || owner.contains(over)) return true;
      if (over instanceof SVGElement ? over.closest("button, [role=button]") === null : solid(over)) return false;
    }
    return false;
  };
  const texts = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const owner = node.parentElement;
    if (!owner || !node.textContent.trim() || [owner, owner.parentElement].some((one) => one && getComputedStyle(one).clipPath !== "none") || owner.closest("script, style, option, .unseen, .sprite, .stage-layer") || !shown(owner)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const rect = range.getBoundingClientRect();
    if (rect.width < 2 || rect.height < 2) continue;
    let [left, right, top, bottom] = [Math.max(0, rect.left), Math.min(wide, rect.right), Math.max(0, rect.top), Math.min(tall, rect.bottom)];
    for (let box = owner; box; box = box.parentElement) {
      const style = getComputedStyle(box);
      if (style.overflowX === "visible" && style.overflowY === "visible") continue;
      const room = box.getBoundingClientRect();
      const cut = /hidden|clip/.test(style.overflowX) && (right > room.right + 1 || left < room.left - 1) && left < room.right && right > room.left;
      if (cut && style.textOverflow !== "ellipsis" && !(owner instanceof SVGElement) && legible(owner, { left: Math.max(left, room.left), right: Math.min(right, room.right), top, bottom })) wrong.push(`cut off: ${called(owner)}`);
      [left, right, top, bottom] = [Math.max(left, room.left), Math.min(right, room.right), Math.max(top, room.top), Math.min(bottom, room.bottom)];
    }
    if (right - left < 2 || bottom - top < 2) continue;
    const kept = { owner, left, right, top, bottom };
    if (!legible(owner, kept)) continue;
    texts.push(kept);
    const frame = owner.closest("button, .btn, .card, .pan, .pile, .slot, .thief, .home, .chip, li, td, th");
    const room = frame?.getBoundingClientRect();
    if (room && room.width > 2 && (right > room.right + 2 || left < room.left - 2) && getComputedStyle(owner).position !== "absolute" && !(owner instanceof SVGElement)) wrong.push(`over the edge: ${called(owner)} of ${called(frame)}`);
  }
  const SLACK = 2.5; // pixels: lines are taller than their letters
  for (let at = 0; at < texts.length; at += 1) {
    for (let next = at + 1; next < texts.length; next += 1) {
      const [one, other] = [texts[at], texts[next]];
      if (one.owner === other.owner || one.owner.contains(other.owner) && getComputedStyle(other.owner).display === "inline" || other.owner.contains(one.owner) && getComputedStyle(one.owner).display === "inline") continue;
      const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
      const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
      if (across > SLACK && down > SLACK * 1.6) wrong.push(`text over text: ${called(one.owner)} and ${called(other.owner)}`);
    }
  }
  return [...new Set(wrong)];
}

/** Everything that is wrong with a page on one screen. */
export async function judge(page, screen, { must = "", may = "", board = true } = {}) {
  await page.setViewportSize({ width: screen.width, height: screen.height });
  page.wires ??= await page.context().newCDPSession(page);
  await page.wires.send("Emulation.setTouchEmulationEnabled", { enabled: screen.touch, maxTouchPoints: 5 });
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  return page.evaluate(look, { must, may, share: board ? screen.share : 0, least: screen.touch ? 40 : 0 });
}

/** The size of a board's own picture: it stays what it is for a whole game. */
export const sizeOf = (page, css) => page.evaluate((what) => {
  const found = document.querySelector(what)?.getBoundingClientRect();
  return found ? `${Math.round(found.width)}×${Math.round(found.height)}` : "none";
}, css);
