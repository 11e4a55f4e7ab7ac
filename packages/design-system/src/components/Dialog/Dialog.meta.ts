import { defineMeta } from "../../lib/meta.ts";

export default defineMeta({
  name: "Dialog",
  group: "overlays",
  status: "ready",
  since: "0.1.0",
  summary: "A task that must be completed or dismissed before continuing.",
  pattern: "https://www.w3.org/WAI/ARIA/apg/patterns/dialog-modal/",
  imports: ["Dialog", "DialogClose"],
  parts: {
    component: { Dialog: "The panel with title, content, buttons and close button." },
    state: { "data-state": "“open” or “closed”, on the panel; “closed” while it fades out." },
  },
  keyboard: {
    Tab: "Moves focus forward inside the dialog, which traps it.",
    "Shift + Tab": "Moves focus backward.",
    Escape: "Closes it and returns focus to where it was.",
    "Ctrl + Enter": "Presses the last button, the primary one.",
    "Enter, on the trigger": "Opens it and moves focus to the first control inside.",
  },
  serverSafe: false,
  budget: { js: 15300 },
});
