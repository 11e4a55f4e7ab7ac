import { defineMeta } from "../../lib/meta.ts";

export default defineMeta({
  name: "ErrorSummary",
  group: "fields",
  status: "new",
  since: "0.1.0",
  summary: "Errors of a long form, shown above it; each line links to its field.",
  parts: { component: { ErrorSummary: "The notice: a named group." } },
  keyboard: {
    Tab: "Moves focus from line to line, then into the form.",
    Enter: "On a line: moves focus to its field.",
  },
  serverSafe: false,
  budget: { js: 1700 },
});
