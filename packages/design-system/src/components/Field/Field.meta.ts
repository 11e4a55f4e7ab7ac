import { defineMeta } from "../../lib/meta.ts";

export default defineMeta({
  name: "Field",
  group: "fields",
  status: "ready",
  since: "0.1.0",
  summary: "Label, hint and messages around one control, connected to it for screen readers.",
  pattern: "https://www.w3.org/WAI/tutorials/forms/labels/",
  parts: {
    component: { Field: "The label's line, the control and the message under it." },
    part: {
      Note: "The message under the control: hint, error or success.",
      Box: "In text fields: the border around the control and its content.",
    },
    state: { "data-invalid": "On the field and its box while there is an error." },
  },
  imports: ["Field", "useFieldControl"],
  keyboard: { Tab: "Moves focus to the control; its label and message are announced with it." },
  serverSafe: false,
  budget: { js: 1700 },
});
