import { defineMeta } from "../../lib/meta.ts";

export default defineMeta({
  name: "ErrorSummary",
  group: "fields",
  status: "new",
  since: "0.1.0",
  summary: "What is wrong in a long form, above it; each line leads to its field.",
  parts: { component: { ErrorSummary: "The notice, a named group." } },
  keyboard: {
    Tab: "Goes from line to line, then on into the form.",
    Enter: "On a line: goes to its field.",
  },
  serverSafe: false,
  budget: { js: 1600 },
});
