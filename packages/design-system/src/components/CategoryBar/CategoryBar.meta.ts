import { defineMeta } from "../../lib/meta.ts";

export default defineMeta({
  name: "CategoryBar",
  group: "navigation",
  status: "ready",
  since: "0.1.0",
  summary:
    "The colored bar under the header: all categories in its first cell, then the main places of the shop.",
  pattern: "https://www.w3.org/WAI/ARIA/apg/patterns/landmarks/examples/navigation.html",
  parts: {
    component: { CategoryBar: "The bar with the menu, the landmark of links and the promise at the end." },
    state: {
      "data-drawer":
        "On a `CategoryMenu` in the bar that a button of the header opens: it takes no room in small windows.",
    },
  },
  keyboard: {
    Tab: "Goes through the menu, then from link to link.",
    Enter: "Goes to the place of the link.",
  },
  serverSafe: false,
  budget: { js: 950 },
});
