// The moments of each game in which the most lies on the table, and what a person handles then. `must` is in sight without scrolling,
// `may` once it is scrolled to; `picture` keeps its size for a whole game.
const asked = (...keys) => ({ question }) => keys.includes(question.key);
const may = (verb) => ({ legal }) => legal.some(([, one]) => one === verb);
const both = (...tests) => (position) => tests.every((one) => one(position));
const click = (css) => async (page) => { await page.locator(css).first().click(); };

export const MOMENTS = {
  crypt: {
    seats: 4, picture: "#board", // six cards lie in the Crypt: more never do
    moments: [
      { name: "a draft", wanted: both(asked("turn"), may("claim"), ({ view }) => view.round >= 2), prepare: click(".slot.open [data-slot]"), must: ".setter button:enabled, #confirm", may: "[data-slot]" },
      { name: "a reroll", wanted: asked("reroll"), must: ".rolls button", may: "[data-slot], .dock .btn:enabled" },
    ],
  },
  thiefs_market: {
    seats: 4, picture: ".cloth",
    moments: [
      { name: "taking", wanted: both(asked("split"), may("take")), must: ".cloth .thing.open", may: ".strip [data-card], .steal, .dock .btn:enabled" },
      { name: "stealing", wanted: both(asked("split"), may("steal")), prepare: click(".steal:not(.no)"), must: ".tray button.thing, #confirm", may: ".steal, .dock .btn:enabled" },
      { name: "buying", wanted: both(asked("buy"), may("buy"), ({ view }) => view.round >= 3), prepare: click(".card.open [data-card]"), must: ".ways button, #confirm", may: ".shelves [data-card], .own .hit" },
    ],
  },
  oliver_twist: {
    seats: 3, picture: ".frame",
    moments: [
      { name: "a day", wanted: both(asked("action"), ({ view }) => view.players[0].tokens.length > 2), must: ".lens button:enabled", may: ".dock .btn:enabled" },
      { name: "selling", wanted: asked("sell"), prefer: ["fagin", "prowl"], must: ".cell button" },
      { name: "a burglary", wanted: asked("keep"), prefer: ["break_in", "spend", "reveal", "end_round", "prowl"], must: ".offer button", may: ".dock .btn:enabled" },
    ],
  },
  thiefdom: {
    seats: 3, picture: ".mapw",
    moments: [
      { name: "the draft", wanted: asked("pick"), must: ".panel button" },
      { name: "planning", wanted: asked("plan"), must: "[data-carrier], #confirm" },
      { name: "a turn", wanted: asked("turn"), must: ".tools .tool", may: ".target, .dock .btn:enabled" },
      { name: "clients", wanted: asked("client"), prefer: ["meet", "activate", "enter", "step"], must: ".panel button" },
    ],
  },
};
