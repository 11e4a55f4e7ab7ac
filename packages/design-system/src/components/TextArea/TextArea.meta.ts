import { defineMeta } from "../../lib/meta.ts";

export default defineMeta({
  name: "TextArea",
  status: "ready",
  since: "0.1.0",
  group: "fields",
  summary: "Several lines of text; it grows with them, and a counter says how much may still come.",
  parts: {
    component: { TextArea: "The field with its label and message." },
    part: { Box: "The border around the text and the counter." },
    state: { "data-invalid": "On the box while the field has an error." },
  },
  keyboard: {
    Tab: "Goes into the field, and on to the next one; it writes no tab.",
    Enter: "Begins a new line; it does not send the form.",
  },
  serverSafe: false,
  budget: { js: 2150 },
});
