import { bare } from "./bare.css.ts";
import { patternGlobal } from "./layered.ts";

const forced = "(forced-colors: active)";
const own = `:where(.${bare}, [data-component])`;

// Disabled elements have the system's gray, in the last layer, because components set other colors.
patternGlobal(
  `[data-disabled]${own}, [aria-disabled='true']${own}, label${own}:has(:disabled), [data-part='Box']${own}:has(> :disabled)`,
  { "@media": { [forced]: { color: "GrayText", borderColor: "GrayText" } } },
);

// SVGs keep their colors; icons inherit the text's color.
patternGlobal(`svg${own}`, { "@media": { [forced]: { color: "inherit" } } });
