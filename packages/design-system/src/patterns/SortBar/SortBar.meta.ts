import { defineMeta } from "../../lib/meta.ts";

export default defineMeta({
  name: "SortBar",
  group: "commerce",
  status: "ready",
  since: "0.1.0",
  summary: "Sort orders as links, the number of results, and a small pager.",
  parts: {
    component: {
      SortBar: "The bar, a navigation landmark.",
    },
    state: {
      "aria-current": "“true”, on the current order.",
      "aria-disabled": "“true”, on an arrow without a target.",
    },
  },
  keyboard: {
    Tab: "Moves focus through the orders, then to the arrows; disabled ones are skipped.",
    Enter: "Opens the list in that order, or its next page.",
  },
  serverSafe: false,
  budget: { js: 1800 },
});
