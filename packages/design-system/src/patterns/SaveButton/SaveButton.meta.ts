import { defineMeta } from "../../lib/meta.ts";

export default defineMeta({
  name: "SaveButton",
  group: "commerce",
  status: "ready",
  since: "0.1.0",
  summary: "A heart that saves a product for later.",
  pattern: "https://www.w3.org/WAI/ARIA/apg/patterns/button/",
  parts: {
    component: { SaveButton: "The button, a `ToggleButton` that floats on a picture." },
    state: { "aria-pressed": "“true” while the product is saved." },
  },
  keyboard: {
    Tab: "Moves focus to the button.",
    "Enter or Space": "Requests to save or unsave the product.",
  },
  serverSafe: false,
  budget: { js: 1550 },
});
