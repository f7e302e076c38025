import "../games/crypt/title.css";
import crypt from "../art/poster_crypt.svg";

/** The picture and the title face of each game; a game without one shows its name alone. */
export const POSTERS: Record<string, string> = { crypt };
