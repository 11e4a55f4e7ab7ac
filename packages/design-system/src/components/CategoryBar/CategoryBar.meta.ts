import { defineMeta } from "../../lib/meta.ts";

export default defineMeta({
  name: "CategoryBar",
  group: "navigation",
  status: "ready",
  since: "0.1.0",
  summary: "The colored bar under the header: all categories in the first cell, then the shop's main links.",
  pattern: "https://www.w3.org/WAI/ARIA/apg/patterns/landmarks/examples/navigation.html",
  parts: {
    component: { CategoryBar: "The bar with the menu, the navigation landmark and the note at the end." },
    state: {
      "data-drawer":
        "Set on a `CategoryMenu` that a header button opens; it takes no space in the bar on small screens.",
    },
  },
  keyboard: {
    Tab: "Moves focus through the menu, then from link to link.",
    Enter: "Follows the link.",
  },
  serverSafe: false,
  budget: { js: 1050 },
});
