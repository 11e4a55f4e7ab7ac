import { defineMeta } from "../../lib/meta.ts";

export default defineMeta({
  name: "FilterBar",
  group: "fields",
  status: "new",
  since: "1.0.0",
  summary: "Search and filters of a list, with saved views.",
  parts: {
    component: { FilterBar: "The whole." },
    part: {
      Views: "The row of saved views.",
      Filters: "The row with search and filters.",
      Filter: "One active filter.",
    },
  },
  keyboard: {
    Tab: "Moves through views, search, filters and buttons.",
    "Enter or Space, on a filter": "Opens its editor.",
    "Enter or Space, on “Add filter”":
      "Opens the menu of the other filters; the chosen one opens its editor.",
    Escape: "Closes the editor. A new filter without a value disappears.",
  },
  serverSafe: false,
  budget: { js: 37_700 },
});
