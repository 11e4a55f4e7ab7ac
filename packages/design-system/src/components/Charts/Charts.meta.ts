import { defineMeta } from "../../lib/meta.ts";

export default defineMeta({
  name: "Charts",
  group: "base",
  status: "new",
  since: "1.0.0",
  summary: "Numbers over time or by category: interactive lines and bars, each with a table.",
  pattern: "https://www.w3.org/WAI/ARIA/apg/patterns/slider/",
  parts: {
    component: {
      LineChart: "Lines with their legend and table.",
      BarChart: "Bars with their legend and table.",
      Sparkline: "A small line without axes.",
    },
    part: { Tip: "The values of the category under pointer or keyboard." },
  },
  keyboard: {
    Tab: "Moves focus to the plot, then to the table's text.",
    "Arrow keys, Home, End, Page Up, Page Down":
      "Move along the categories; the values are shown and announced.",
    "Enter or Space, on the table's text": "Expands or collapses the table natively.",
  },
  serverSafe: false,
  budget: { js: 17000 },
});
