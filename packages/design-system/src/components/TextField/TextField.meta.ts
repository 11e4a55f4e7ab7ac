import { defineMeta } from "../../lib/meta.ts";

export default defineMeta({
  name: "TextField",
  status: "ready",
  since: "0.1.0",
  group: "fields",
  summary: "Single-line text field, optionally with a unit, icon or button.",
  parts: { component: { TextField: "The field with its label and message." } },
  keyboard: {
    Tab: "Moves focus into the field, then to its button if there is one.",
    "Enter, in the field": "Submits the surrounding form.",
  },
  serverSafe: false,
  budget: { js: 2200 },
});
