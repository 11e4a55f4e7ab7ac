import { defineMeta } from "../../lib/meta.ts";

export default defineMeta({
  name: "PasswordField",
  status: "ready",
  since: "0.1.0",
  group: "fields",
  summary: "A password that can be shown while it is typed.",
  parts: { component: { PasswordField: "The field with its label, its message and the eye." } },
  keyboard: {
    Tab: "Goes into the field, then to the eye.",
    "Enter or Space, on the eye": "Shows the password, or hides it; the eye keeps the focus.",
    "Enter, in the field": "Sends the form around it.",
  },
  serverSafe: false,
  budget: { js: 3100 },
});
