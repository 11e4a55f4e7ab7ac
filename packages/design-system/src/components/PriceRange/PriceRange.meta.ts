import { defineMeta } from "../../lib/meta.ts";

export default defineMeta({
  name: "PriceRange",
  group: "fields",
  status: "new",
  since: "0.1.0",
  summary: "Lowest and highest price: two knobs on a line and two fields.",
  pattern: "https://www.w3.org/WAI/ARIA/apg/patterns/slider-multithumb/",
  parts: {
    component: { PriceRange: "The group." },
    part: { Box: "The edge of a field.", Track: "The line; both knobs stand in it." },
    state: {
      "data-invalid": "On the root while there is an error.",
    },
  },
  keyboard: {
    Tab: "Goes over both knobs, then over both fields.",
    "Arrow Right, Arrow Left": "Move a knob one step; a knob stops at the other one.",
    "Page Up, Page Down": "Move a knob ten steps.",
    "Home, End": "Move a knob to the end of its room; at an end of the line there is no bound.",
  },
  serverSafe: false,
  budget: { js: 4300 },
});
