import { defineMeta } from "../../lib/meta.ts";

export default defineMeta({
  name: "OrderTimeline",
  group: "commerce",
  status: "new",
  since: "0.1.0",
  summary: "What happened to an order or a parcel, newest first, its older part folded.",
  pattern: "https://www.w3.org/WAI/ARIA/apg/patterns/disclosure/",
  parts: {
    component: {
      OrderTimeline: "The track with its folded part.",
    },
  },
  keyboard: {
    Tab: "Goes to the row that unfolds the older steps.",
    "Enter, Space": "Unfolds them and folds them again, by the browser itself.",
  },
  serverSafe: true,
  budget: { js: 1200 },
});
