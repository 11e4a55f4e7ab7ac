import { defineMeta } from "../../lib/meta.ts";

export default defineMeta({
  name: "Facets",
  group: "commerce",
  status: "ready",
  since: "0.1.0",
  summary: "The filter column next to a list: values with counts as links, chips, and a price range.",
  pattern: "https://www.w3.org/WAI/ARIA/apg/patterns/disclosure/",
  parts: {
    component: {
      Facets: "The column, a named region.",
      FacetGroup: "One collapsible filter.",
      FacetList: "Values with their counts, as links.",
      PriceFacet: "A price range form.",
    },
    state: {
      "aria-current": "“true”, on a selected value.",
      "aria-disabled": "“true”, on a chip without results.",
      "data-inside": "On the histogram bars within the range.",
    },
  },
  imports: ["Facets", "FacetGroup", "FacetList", "FacetChips", "PriceFacet"],
  keyboard: {
    Tab: "Moves focus to each group's title and values; a chip without results is skipped.",
    "Enter, on a value": "Opens the list with this value toggled.",
    "Enter, in a bound of the price": "Opens the list within the two bounds.",
  },
  serverSafe: false,
  budget: { js: 3050 },
});
