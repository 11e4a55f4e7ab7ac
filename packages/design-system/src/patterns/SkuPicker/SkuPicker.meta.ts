import { defineMeta } from "../../lib/meta.ts";

export default defineMeta({
  name: "SkuPicker",
  group: "commerce",
  status: "ready",
  since: "0.1.0",
  summary: "The options of a product: a radio group per attribute, with sold-out values as text.",
  pattern: "https://www.w3.org/WAI/ARIA/apg/patterns/radio/",
  parts: {
    component: {
      SkuPicker: "The groups.",
    },
    state: {
      "data-sold-out": "On a value that is sold out with the other selected values.",
    },
  },
  keyboard: {
    Tab: "Moves focus to the selected value of each attribute.",
    "Arrow Right, Arrow Down": "Selects the next value of the same attribute.",
    "Arrow Left, Arrow Up": "Selects the previous value.",
  },
  serverSafe: false,
  budget: { js: 2450 },
});
