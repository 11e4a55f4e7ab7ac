import { defineMeta } from "../../lib/meta.ts";

export default defineMeta({
  name: "HoverCard",
  group: "overlays",
  status: "new",
  since: "0.1.0",
  summary: "Preview of a link's target.",
  pattern: "https://www.w3.org/WAI/WCAG22/Understanding/content-on-hover-or-focus.html",
  parts: {
    component: { HoverCard: "The card. The link before it is a `Link`." },
    state: { "data-state": "“open” or “closed”." },
  },
  keyboard: {
    Tab: "Moves focus to the link and shows the card.",
    Escape: "Closes the card; the link keeps the focus.",
  },
  serverSafe: false,
  budget: { js: 18700 },
});
