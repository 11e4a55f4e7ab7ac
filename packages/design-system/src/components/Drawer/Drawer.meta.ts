import { defineMeta } from "../../lib/meta.ts";

export default defineMeta({
  name: "Drawer",
  group: "overlays",
  status: "ready",
  since: "0.1.0",
  summary: "A dialog at the edge of the viewport, for lists next to the page.",
  pattern: "https://www.w3.org/WAI/ARIA/apg/patterns/dialog-modal/",
  imports: ["Drawer", "DrawerClose"],
  parts: {
    component: { Drawer: "The panel with title, content, buttons and close button." },
    state: {
      "data-keep-clear": "On the buttons that stay in view: toasts don't cover them.",
      "data-state": "“open” or “closed”, on the panel; “closed” while it slides out.",
    },
  },
  keyboard: {
    Tab: "Moves focus inside the drawer, which traps it.",
    Escape: "Closes it and returns focus to where it was.",
    "Enter, on the trigger": "Opens it and moves focus to the first control inside.",
  },
  serverSafe: false,
  budget: { js: 15450 },
});
