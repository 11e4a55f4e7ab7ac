import { defineMeta } from "../../lib/meta.ts";

export default defineMeta({
  name: "Message",
  group: "feedback",
  status: "ready",
  since: "0.1.0",
  summary: "A notice in the flow of the page, beside the thing it is about.",
  pattern: "https://www.w3.org/WAI/ARIA/apg/patterns/alert/",
  parts: {
    component: {
      Message: "The box with icon, words and action.",
      InlineMessage: "A short remark with its icon, without a box.",
    },
  },
  keyboard: {},
  serverSafe: true,
  budget: { js: 1250 },
});
