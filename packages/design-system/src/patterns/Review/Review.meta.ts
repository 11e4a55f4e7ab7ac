import { defineMeta } from "../../lib/meta.ts";

export default defineMeta({
  name: "Review",
  group: "commerce",
  status: "ready",
  since: "0.1.0",
  summary: "What shoppers wrote, and all of it at a glance.",
  parts: {
    component: {
      ReviewItem: "One review, an article.",
      RatingSummary: "Average, histogram and words that come up often.",
    },
  },
  keyboard: {
    Tab: "Goes to each picture that can be opened, then to the button “helpful”.",
    "Enter, Space": "On a picture: opens it.",
  },
  serverSafe: false,
  budget: { js: 3300 },
});
