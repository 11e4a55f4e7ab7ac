import { defineMeta } from "../../lib/meta.ts";

export default defineMeta({
  name: "OrderTimeline",
  group: "commerce",
  status: "new",
  since: "0.1.0",
  summary: "History of an order or a parcel, newest first, with collapsed older steps.",
  pattern: "https://www.w3.org/WAI/ARIA/apg/patterns/disclosure/",
  parts: {
    component: {
      OrderTimeline: "The track with its collapsed section.",
    },
  },
  keyboard: {
    Tab: "Moves focus to the row that expands the older steps.",
    "Enter, Space": "Expands or collapses them natively.",
  },
  serverSafe: true,
  budget: { js: 1300 },
});
