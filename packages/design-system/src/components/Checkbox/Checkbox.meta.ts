import { defineMeta } from "../../lib/meta.ts";

export default defineMeta({
  name: "Checkbox",
  group: "fields",
  status: "ready",
  since: "0.1.0",
  summary: "A yes-or-no choice, or several of many; mixed if only some of its items are checked.",
  pattern: "https://www.w3.org/WAI/ARIA/apg/patterns/checkbox/",
  parts: {
    component: { Checkbox: "The box with its label and optional error." },
    state: { "data-state": "“mixed” on the box while some of its items are checked." },
  },
  keyboard: {
    Tab: "Moves focus to the box.",
    Space: "Checks or unchecks the box. A mixed one becomes checked.",
  },
  serverSafe: false,
  budget: { js: 1750 },
});
