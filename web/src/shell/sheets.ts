/** Drawings that come when the first of them is shown: the people of a game, the faces of bots. */

const SHEETS = {
  bots: () => import("../art/bots.svg?raw"),
  oliver_twist: () => import("../art/oliver_twist_people.svg?raw"),
  thiefdom: () => import("../art/thiefdom_people.svg?raw"),
};
export type Sheet = keyof typeof SHEETS;

const asked = new Set<Sheet>();

/** Brings a sheet into the page, once; what refers to its symbols is drawn as soon as it is there. */
export function need(sheet: Sheet): void {
  if (asked.has(sheet)) return;
  asked.add(sheet);
  SHEETS[sheet]().then(
    ({ default: art }) => {
      const place = document.createElement("div");
      place.className = "drawings";
      place.setAttribute("aria-hidden", "true");
      place.innerHTML = art;
      document.body.append(place);
    },
    () => asked.delete(sheet), // the next one that needs it asks again
  );
}
