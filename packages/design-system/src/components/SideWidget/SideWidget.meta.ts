import { defineMeta } from "../../lib/meta.ts";

export default defineMeta({
  name: "SideWidget",
  group: "navigation",
  status: "ready",
  since: "0.1.0",
  summary: "Help and shortcuts at the right edge of the viewport: service, coupons, cart, back to top.",
  pattern: "https://www.w3.org/WAI/ARIA/apg/patterns/disclosure/",
  parts: {
    component: {
      SideWidget: "The landmark with its list of cells, 64 px wide.",
    },
    state: { "data-state": "“open” or “closed”, on screens without space next to the content." },
  },
  imports: ["SideWidget", "SideWidgetLink", "SideWidgetButton", "SideWidgetService"],
  keyboard: {
    Tab: "Moves focus from cell to cell; on narrow screens to the tab at the edge first.",
    "Enter, Space": "On the tab at the edge: opens or closes the widget.",
    Escape: "Closes it and returns focus to the tab at the edge.",
  },
  serverSafe: false,
  budget: { js: 6700 },
});
