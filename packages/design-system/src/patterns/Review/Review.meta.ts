import { defineMeta } from "../../lib/meta.ts";

export default defineMeta({
  name: "Review",
  group: "commerce",
  status: "ready",
  since: "0.1.0",
  summary: "Reviews by shoppers, and their summary.",
  parts: {
    component: {
      ReviewItem: "One review, an article.",
      RatingSummary: "Average, histogram and keywords.",
    },
  },
  keyboard: {
    Tab: "Moves focus to each clickable picture, then to the “helpful” button.",
    "Enter, Space": "On a picture: opens it.",
  },
  serverSafe: false,
  budget: { js: 3400 },
});
