import { defineMeta } from "../../lib/meta.ts";

export default defineMeta({
  name: "LogisticsTimeline",
  group: "commerce",
  status: "new",
  since: "0.1.0",
  summary: "Where a parcel is: courier, tracking number to copy, the track and when it comes.",
  pattern: "https://www.w3.org/WAI/ARIA/apg/patterns/disclosure/",
  parts: {
    component: {
      LogisticsTimeline: "The card with head and track.",
      ArrivalBox: "When it comes and who brings it.",
    },
  },
  keyboard: {
    Tab: "Goes to the tracking number, then to the older steps.",
    "Enter, Space": "On the number: copies it and says so.",
    "Enter or Space, on the older steps": "Unfolds them, or folds them.",
  },
  serverSafe: false,
  budget: { js: 4100 },
});
