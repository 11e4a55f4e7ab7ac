import { defineMeta } from "../../lib/meta.ts";

export default defineMeta({
  name: "CopyButton",
  group: "actions",
  status: "ready",
  since: "0.1.0",
  summary: "Copies a value and confirms it.",
  pattern: "https://www.w3.org/WAI/ARIA/apg/patterns/button/",
  parts: { component: { CopyButton: "The button: the value, if shown, and the icon." } },
  keyboard: { Tab: "Moves focus to the button.", Enter: "Copies the value.", Space: "Copies the value." },
  serverSafe: false,
  budget: { js: 1450 },
});
