import { defineMeta } from "../../lib/meta.ts";

export default defineMeta({
  name: "CopyButton",
  group: "actions",
  status: "ready",
  since: "0.1.0",
  summary: "Copies a value and says so.",
  pattern: "https://www.w3.org/WAI/ARIA/apg/patterns/button/",
  parts: { component: { CopyButton: "The button: the value, if it is shown, and the icon." } },
  keyboard: { Tab: "Goes to the button.", Enter: "Copies the value.", Space: "Copies the value." },
  serverSafe: false,
  budget: { js: 1350 },
});
