import { defineMeta } from "../../lib/meta.ts";

export default defineMeta({
  name: "IconButton",
  group: "actions",
  status: "ready",
  since: "0.1.0",
  summary: "A button of one icon, with a name for those who do not see it or do not know it.",
  pattern: "https://www.w3.org/WAI/ARIA/apg/patterns/button/",
  parts: {
    component: { IconButton: "The native button with the drawing." },
    state: { "data-loading": "There while the button is busy." },
  },
  keyboard: {
    Tab: "Goes to the button, also while it is busy.",
    Enter: "Presses the button.",
    Space: "Presses the button.",
  },
  serverSafe: false,
  budget: { js: 1200 },
});
