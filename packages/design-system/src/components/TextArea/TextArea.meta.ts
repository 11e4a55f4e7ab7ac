import { defineMeta } from "../../lib/meta.ts";

export default defineMeta({
  name: "TextArea",
  status: "ready",
  since: "0.1.0",
  group: "fields",
  summary: "Multi-line text field that grows with its text, with a counter.",
  parts: {
    component: { TextArea: "The field with its label and message." },
    part: { Box: "The border around the text and the counter." },
    state: { "data-invalid": "On the box while the field has an error." },
  },
  keyboard: {
    Tab: "Moves focus into the field, and on to the next one; it inserts no tab.",
    Enter: "Starts a new line; it doesn't submit the form.",
  },
  serverSafe: false,
  budget: { js: 2150 },
});
