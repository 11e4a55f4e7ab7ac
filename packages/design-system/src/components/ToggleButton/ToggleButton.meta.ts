import { defineMeta } from "../../lib/meta.ts";

export default defineMeta({
  name: "ToggleButton",
  group: "actions",
  status: "new",
  since: "0.1.0",
  summary: "A button that stays pressed: saved, followed, compared.",
  pattern: "https://www.w3.org/WAI/ARIA/apg/patterns/button/",
  parts: {
    component: { ToggleButton: "The button." },
    state: { "aria-pressed": "“true” while it is on." },
  },
  keyboard: {
    Tab: "Moves focus to the button.",
    "Enter or Space": "Toggles it; the button keeps the focus.",
  },
  serverSafe: false,
  budget: { js: 1250 },
});
