import { defineMeta } from "../../lib/meta.ts";

export default defineMeta({
  name: "Switch",
  status: "ready",
  since: "0.1.0",
  group: "fields",
  summary: "An on-off setting that applies immediately.",
  pattern: "https://www.w3.org/WAI/ARIA/apg/patterns/switch/",
  parts: { component: { Switch: "The switch with its label." } },
  keyboard: { Tab: "Moves focus to the switch.", Space: "Turns it on or off." },
  serverSafe: false,
  budget: { js: 600 },
});
