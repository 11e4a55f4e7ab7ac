import { defineMeta } from "../../lib/meta.ts";

export default defineMeta({
  name: "SortBar",
  group: "commerce",
  status: "ready",
  since: "0.1.0",
  summary: "The order of a list as links, how many there are, and a small pager.",
  parts: {
    component: {
      SortBar: "The bar, a navigation landmark.",
    },
    state: {
      "aria-current": "“true”, on the order that is shown.",
      "aria-disabled": "“true”, on the arrow that leads nowhere.",
    },
  },
  keyboard: {
    Tab: "Goes through the orders, then to the arrows; one that leads nowhere is passed by.",
    Enter: "Shows the list in that order, or its next page.",
  },
  serverSafe: false,
  budget: { js: 1700 },
});
