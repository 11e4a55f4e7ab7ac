import { defineMeta } from "../../lib/meta.ts";

export default defineMeta({
  name: "Checkbox",
  group: "fields",
  status: "ready",
  since: "0.1.0",
  summary: "Yes or no, or several of many; mixed where it stands for things of which some are chosen.",
  pattern: "https://www.w3.org/WAI/ARIA/apg/patterns/checkbox/",
  parts: {
    component: { Checkbox: "The box with its label and, if there is one, the error." },
    state: { "data-state": "“mixed” on the box while some of what it stands for is chosen." },
  },
  keyboard: {
    Tab: "Goes to the box.",
    Space: "Ticks the box, or takes the tick away; a mixed one asks for all.",
  },
  serverSafe: false,
  budget: { js: 1650 },
});
