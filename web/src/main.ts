import { mount } from "svelte";
import "./style/fonts.css";
import "./style/tokens.css";
import "./style/base.css";
import App from "./App.svelte";
import { begin } from "./door/early";
import { lobby, route } from "./route.svelte";
import { settings } from "./settings.svelte";
import { words } from "./words/words.svelte";

settings.apply();
if (route.page.name === "table") begin(route.page.id);
await Promise.all([words.speak(settings.lang), route.page.name === "lobby" && lobby()]);

const target = document.getElementById("app");
if (target) mount(App, { target });
