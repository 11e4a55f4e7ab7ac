import { defineMeta } from "../../lib/meta.ts";

export default defineMeta({
  name: "SideWidget",
  group: "navigation",
  status: "ready",
  since: "0.1.0",
  summary: "Help and short ways at the right edge of the window: service, coupons, cart, back to top.",
  pattern: "https://www.w3.org/WAI/ARIA/apg/patterns/disclosure/",
  parts: {
    component: {
      SideWidget: "The landmark with its list of cells, 64 px wide.",
    },
    state: { "data-state": "“open” or “closed”, in windows without room beside the content." },
  },
  imports: ["SideWidget", "SideWidgetLink", "SideWidgetButton", "SideWidgetService"],
  keyboard: {
    Tab: "Goes from cell to cell; in narrow windows to the tab at the edge first.",
    "Enter, Space": "On the tab at the edge: opens and closes the widget.",
    Escape: "Closes it, and puts the focus back on the tab at the edge.",
  },
  serverSafe: false,
  budget: { js: 6700 },
});
