import { defineMeta } from "../../lib/meta.ts";

export default defineMeta({
  name: "SkuPicker",
  group: "commerce",
  status: "ready",
  since: "0.1.0",
  summary: "The choices of a product: a radio group for each attribute, sold-out values said in words.",
  pattern: "https://www.w3.org/WAI/ARIA/apg/patterns/radio/",
  parts: {
    component: {
      SkuPicker: "The groups.",
    },
    state: {
      "data-sold-out": "There on a value of which none is left with what else is chosen.",
    },
  },
  keyboard: {
    Tab: "Goes to the chosen value of each attribute.",
    "Arrow Right, Arrow Down": "Chooses the next value of the same attribute.",
    "Arrow Left, Arrow Up": "Chooses the value before.",
  },
  serverSafe: false,
  budget: { js: 2450 },
});
