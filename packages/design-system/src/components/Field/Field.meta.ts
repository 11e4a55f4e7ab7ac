import { defineMeta } from "../../lib/meta.ts";

export default defineMeta({
  name: "Field",
  group: "fields",
  status: "ready",
  since: "0.1.0",
  summary: "Label, hint and messages around one control, tied to it for screen readers.",
  pattern: "https://www.w3.org/WAI/tutorials/forms/labels/",
  parts: {
    component: { Field: "The label's line, the control and the message under it." },
    part: {
      Note: "The message under the control: hint, error or success.",
      Box: "In fields of text: the border around the control and what stands inside it.",
    },
    state: { "data-invalid": "On the field and its box, while there is an error." },
  },
  imports: ["Field", "useFieldControl"],
  keyboard: { Tab: "Goes to the control; its label and its message are read with it." },
  serverSafe: false,
  budget: { js: 1560 },
});
