// Every screen, in three languages: the board has its share, nothing that is handled is covered, no text lies over another, targets fit a finger.
import { after, before, test } from "node:test";
import { House } from "./house.mjs";
import { fits } from "./screens_tables.mjs";

let house;
before(async () => { house = await House.open(); });
after(() => house.close());

for (const game of ["oliver_twist", "thiefdom"]) test(`${game} fits every screen`, () => fits(house, game));
