import { defineMeta } from "../../lib/meta.ts";

export default defineMeta({
  name: "Drawer",
  group: "overlays",
  status: "ready",
  since: "0.1.0",
  summary: "A dialog at the edge of the window, for lists beside the page.",
  pattern: "https://www.w3.org/WAI/ARIA/apg/patterns/dialog-modal/",
  parts: {
    component: { Drawer: "The panel with title, content, buttons and cross." },
    state: {
      "data-keep-clear": "On the buttons that stay in view: no toast lies there.",
      "data-state": "“open” or “closed”, on the panel; “closed” while it slides away.",
    },
  },
  keyboard: {
    Tab: "Goes round inside; the page behind cannot be reached.",
    Escape: "Closes it; the focus goes back where it came from.",
    "Enter, on the trigger": "Opens it; the focus goes to the first control inside.",
  },
  serverSafe: false,
  budget: { js: 15450 },
});
