import { defineMeta } from "../../lib/meta.ts";

export default defineMeta({
  name: "TagsInput",
  group: "fields",
  status: "new",
  since: "1.0.0",
  summary: "Free texts as chips in a field.",
  parts: {
    component: { TagsInput: "The field with its label and message." },
    part: { Chip: "One tag." },
  },
  keyboard: {
    "Enter or comma": "Adds the typed text. In an empty field, Enter submits the form.",
    Backspace: "In an empty field: removes the last tag.",
    Tab: "Adds the typed text and moves focus on, past the remove buttons.",
  },
  serverSafe: false,
  budget: { js: 3900 },
});
