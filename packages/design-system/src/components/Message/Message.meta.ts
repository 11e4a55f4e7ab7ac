import { defineMeta } from "../../lib/meta.ts";

export default defineMeta({
  name: "Message",
  group: "feedback",
  status: "ready",
  since: "0.1.0",
  summary: "A notice in the page flow, next to its subject.",
  pattern: "https://www.w3.org/WAI/ARIA/apg/patterns/alert/",
  parts: {
    component: {
      Message: "The box with icon, text and action.",
      InlineMessage: "A short note with its icon, without a box.",
    },
  },
  keyboard: {},
  serverSafe: true,
  budget: { js: 1350 },
});
