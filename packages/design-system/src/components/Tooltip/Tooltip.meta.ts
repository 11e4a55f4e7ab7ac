import { defineMeta } from "../../lib/meta.ts";

export default defineMeta({
  name: "Tooltip",
  status: "ready",
  since: "0.1.0",
  group: "overlays",
  summary: "A few words next to a control, on hover and focus.",
  pattern: "https://www.w3.org/WAI/ARIA/apg/patterns/tooltip/",
  parts: { component: { Tooltip: "Around the control; the text appears next to it." } },
  keyboard: {
    Tab: "Moves focus to the control and shows the text; on blur it disappears.",
    Escape: "Hides the text; the control keeps the focus, and a surrounding dialog stays open.",
  },
  serverSafe: false,
  budget: { js: 2200 },
});
