import { defineMeta } from "../../lib/meta.ts";

export default defineMeta({
  name: "PointsPlot",
  group: "commerce",
  status: "new",
  since: "0.1.0",
  summary: "A number over time: an interactive plot and a table.",
  pattern: "https://www.w3.org/WAI/ARIA/apg/patterns/slider/",
  parts: {
    component: {
      PointsPlot: "The figure.",
    },
    part: {
      Tip: "The text at the highlighted point.",
    },
  },
  keyboard: {
    Tab: "Moves focus to the highlighted point, then to the table.",
    "Enter or Space, on the table's words": "Expands or collapses the table.",
    "Arrow keys, Home, End, Page Up, Page Down": "Move along the points; each is shown and announced.",
  },
  serverSafe: false,
  budget: { js: 15600 },
});
