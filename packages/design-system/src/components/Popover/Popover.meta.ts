import { defineMeta } from "../../lib/meta.ts";

export default defineMeta({
  name: "Popover",
  status: "ready",
  since: "0.1.0",
  group: "overlays",
  summary: "A small panel next to its button, with text or controls. The page stays usable.",
  pattern: "https://www.w3.org/WAI/ARIA/apg/patterns/dialog-modal/",
  parts: {
    component: { Popover: "The panel." },
    state: { "data-state": "“open” or “closed”, on the panel and on its button." },
  },
  imports: ["Popover", "PopoverClose"],
  keyboard: {
    "Enter or Space": "On the button: opens the panel and moves focus into it, or closes it.",
    Tab: "Moves focus through the controls in the panel.",
    Escape: "Closes the panel and returns focus to the button.",
  },
  serverSafe: false,
  budget: { js: 24450 },
});
