import { defineMeta } from "../../lib/meta.ts";

export default defineMeta({
  name: "InlineEdit",
  group: "fields",
  status: "new",
  since: "1.0.0",
  summary: "A value that is edited where it is shown.",
  parts: {
    component: { InlineEdit: "The value, or its field." },
    part: { Edit: "The value as a button that starts editing." },
    state: {
      "data-state": "“idle” or “editing”, on the root.",
      "data-empty": "On the text if the value is empty.",
    },
  },
  keyboard: {
    "Enter or Space": "On the value: starts editing with the text selected.",
    "Enter, in the field": "Saves and returns focus to the value.",
    "Escape, in the field": "Restores the value and returns focus to it.",
    Tab: "Moves focus to Save and Cancel. Leaving the field doesn't save.",
  },
  serverSafe: false,
  budget: { js: 4300 },
});
