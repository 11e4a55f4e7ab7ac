import { patternGlobal } from "./layered.ts";

const forced = "(forced-colors: active)";

// What can't be used is told apart by the system's own grey, in the last layer: rooms say other colours.
patternGlobal(
  "[data-disabled], [aria-disabled='true'], label:has(:disabled), [data-part='Box']:has(> :disabled)",
  { "@media": { [forced]: { color: "GrayText", borderColor: "GrayText" } } },
);

// Drawings keep their colours there; icons follow their words.
patternGlobal("svg", { "@media": { [forced]: { color: "inherit" } } });
