import { defineMeta } from "../../lib/meta.ts";

export default defineMeta({
  name: "PointsPlot",
  group: "commerce",
  status: "new",
  since: "0.1.0",
  summary: "How a number went over time: a plot to walk along, and a table.",
  pattern: "https://www.w3.org/WAI/ARIA/apg/patterns/slider/",
  parts: {
    component: {
      PointsPlot: "The figure.",
    },
    part: {
      Tip: "The words at the point that is pointed at.",
    },
  },
  keyboard: {
    Tab: "Goes to the point that was read last, then to the table.",
    "Enter or Space, on the table's words": "Unfolds the table, or folds it.",
    "Arrow keys, Home, End, Page Up, Page Down": "Walk along the points; each is shown and read out.",
  },
  serverSafe: false,
  budget: { js: 15600 },
});
