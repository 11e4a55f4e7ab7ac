import { bare } from "./bare.css.ts";
import { patternGlobal } from "./layered.ts";

const forced = "(forced-colors: active)";
const own = `:where(.${bare}, [data-component])`;

// What can't be used is told apart by the system's own gray, in the last layer: components set other colors.
patternGlobal(
  `[data-disabled]${own}, [aria-disabled='true']${own}, label${own}:has(:disabled), [data-part='Box']${own}:has(> :disabled)`,
  { "@media": { [forced]: { color: "GrayText", borderColor: "GrayText" } } },
);

// Drawings keep their colors there; icons follow their words.
patternGlobal(`svg${own}`, { "@media": { [forced]: { color: "inherit" } } });
