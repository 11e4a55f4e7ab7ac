import { defineMeta } from "../../lib/meta.ts";

export default defineMeta({
  name: "Popover",
  status: "ready",
  since: "0.1.0",
  group: "overlays",
  summary: "A small panel beside its button, with things to read or to press. The page stays usable.",
  pattern: "https://www.w3.org/WAI/ARIA/apg/patterns/dialog-modal/",
  parts: {
    component: { Popover: "The panel." },
    state: { "data-state": "“open” or “closed”, on the panel and on its button." },
  },
  imports: ["Popover", "PopoverClose"],
  keyboard: {
    "Enter or Space": "On the button: opens the panel and puts the focus into it; once more closes it.",
    Tab: "Goes through what can be pressed in the panel.",
    Escape: "Closes the panel; the focus goes back to the button.",
  },
  serverSafe: false,
  budget: { js: 24450 },
});
