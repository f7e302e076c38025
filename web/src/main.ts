import { mount } from "svelte";
import "./style/fonts.css";
import "./style/tokens.css";
import "./style/base.css";
import App from "./App.svelte";
import { begin } from "./door/early";
import { lobby, route, table } from "./route.svelte";
import { settings } from "./settings.svelte";
import { words } from "./words/words.svelte";

const PATIENCE = 1000; // milliseconds for the faces: what is written first need not jump when they come

/** The shell's faces, as soon as they can be had. */
function faces(): Promise<unknown> {
  const asked =
    settings.font === "easy"
      ? ['400 16px "Atkinson Hyperlegible"', '700 16px "Atkinson Hyperlegible"']
      : ['500 16px "Alegreya Sans"', '700 16px "Alegreya Sans"', '800 16px "Alegreya"'];
  return Promise.race([Promise.allSettled(asked.map((face) => document.fonts.load(face))), new Promise((done) => setTimeout(done, PATIENCE))]);
}

settings.apply();
if (route.page.name === "table") begin(route.page.id);
const page = route.page.name === "lobby" ? lobby() : route.page.name === "table" ? table() : null;
await Promise.all([words.speak(settings.lang), page, faces()]);

const target = document.getElementById("app");
if (target) mount(App, { target });
