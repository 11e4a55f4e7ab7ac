import { defineMeta } from "../../lib/meta.ts";

export default defineMeta({
  name: "LogisticsTimeline",
  group: "commerce",
  status: "new",
  since: "0.1.0",
  summary: "Parcel tracking: courier, tracking number to copy, track and arrival time.",
  pattern: "https://www.w3.org/WAI/ARIA/apg/patterns/disclosure/",
  parts: {
    component: {
      LogisticsTimeline: "The card with header and track.",
      ArrivalBox: "Arrival time and courier.",
    },
  },
  keyboard: {
    Tab: "Moves focus to the tracking number, then to the older steps.",
    "Enter, Space": "On the number: copies it and confirms.",
    "Enter or Space, on the older steps": "Expands or collapses them.",
  },
  serverSafe: false,
  budget: { js: 4250 },
});
