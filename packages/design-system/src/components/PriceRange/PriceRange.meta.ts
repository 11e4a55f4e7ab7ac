import { defineMeta } from "../../lib/meta.ts";

export default defineMeta({
  name: "PriceRange",
  group: "fields",
  status: "new",
  since: "0.1.0",
  summary: "Lowest and highest price: two thumbs on a track and two fields.",
  pattern: "https://www.w3.org/WAI/ARIA/apg/patterns/slider-multithumb/",
  parts: {
    component: { PriceRange: "The group." },
    part: { Box: "The border of a field.", Track: "The track that contains both thumbs." },
    state: {
      "data-invalid": "On the root while there is an error.",
    },
  },
  keyboard: {
    Tab: "Moves focus to both thumbs, then to both fields.",
    "Arrow Right, Arrow Left": "Move a thumb by one step; it stops at the other one.",
    "Page Up, Page Down": "Move a thumb by ten steps.",
    "Home, End": "Move a thumb as far as possible; at an end of the track there is no bound.",
  },
  serverSafe: false,
  budget: { js: 4300 },
});
