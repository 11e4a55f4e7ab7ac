import { defineMeta } from "../../lib/meta.ts";

export default defineMeta({
  name: "Tooltip",
  status: "ready",
  since: "0.1.0",
  group: "overlays",
  summary: "A few words beside a control, on hover and on focus.",
  pattern: "https://www.w3.org/WAI/ARIA/apg/patterns/tooltip/",
  parts: { component: { Tooltip: "Around the control; the words come up beside it." } },
  keyboard: {
    Tab: "Goes to the control and shows the words; on the way out they go.",
    Escape: "Takes the words away; the control keeps the focus, and a dialog around it stays open.",
  },
  serverSafe: false,
  budget: { js: 2200 },
});
