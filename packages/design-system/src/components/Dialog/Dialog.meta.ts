import { defineMeta } from "../../lib/meta.ts";

export default defineMeta({
  name: "Dialog",
  group: "overlays",
  status: "ready",
  since: "0.1.0",
  summary: "A task that is done or left before the page goes on.",
  pattern: "https://www.w3.org/WAI/ARIA/apg/patterns/dialog-modal/",
  parts: {
    component: { Dialog: "The panel with title, content, buttons and cross." },
    state: { "data-state": "“open” or “closed”, on the panel; “closed” while it fades away." },
  },
  keyboard: {
    Tab: "Goes round inside; the page behind cannot be reached.",
    "Shift + Tab": "Goes round the other way.",
    Escape: "Closes it; the focus goes back where it came from.",
    "Enter, on the trigger": "Opens it; the focus goes to the first control inside.",
  },
  serverSafe: false,
  budget: { js: 15150 },
});
