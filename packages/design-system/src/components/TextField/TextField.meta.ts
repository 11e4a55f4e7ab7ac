import { defineMeta } from "../../lib/meta.ts";

export default defineMeta({
  name: "TextField",
  status: "ready",
  since: "0.1.0",
  group: "fields",
  summary: "One line of text, with a unit, an icon or a button in it.",
  parts: { component: { TextField: "The field with its label and message." } },
  keyboard: {
    Tab: "Goes into the field, then to the button in it, where there is one.",
    "Enter, in the field": "Sends the form around it.",
  },
  serverSafe: false,
  budget: { js: 2150 },
});
