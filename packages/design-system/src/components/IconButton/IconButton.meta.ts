import { defineMeta } from "../../lib/meta.ts";

export default defineMeta({
  name: "IconButton",
  group: "actions",
  status: "ready",
  since: "0.1.0",
  summary: "A button with an icon and an accessible name.",
  pattern: "https://www.w3.org/WAI/ARIA/apg/patterns/button/",
  parts: {
    component: { IconButton: "The native button with the icon." },
    state: { "data-loading": "Set while the button is loading." },
  },
  keyboard: {
    Tab: "Moves focus to the button, even while it is loading.",
    Enter: "Presses the button.",
    Space: "Presses the button.",
  },
  serverSafe: false,
  budget: { js: 1300 },
});
