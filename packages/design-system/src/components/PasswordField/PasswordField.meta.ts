import { defineMeta } from "../../lib/meta.ts";

export default defineMeta({
  name: "PasswordField",
  status: "ready",
  since: "0.1.0",
  group: "fields",
  summary: "A password field with a button that shows the password.",
  parts: { component: { PasswordField: "The field with its label, message and show button." } },
  keyboard: {
    Tab: "Moves focus into the field, then to the show button.",
    "Enter or Space, on the eye": "Shows or hides the password; the button keeps the focus.",
    "Enter, in the field": "Submits the surrounding form.",
  },
  serverSafe: false,
  budget: { js: 3250 },
});
