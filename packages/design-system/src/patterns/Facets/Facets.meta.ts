import { defineMeta } from "../../lib/meta.ts";

export default defineMeta({
  name: "Facets",
  group: "commerce",
  status: "ready",
  since: "0.1.0",
  summary:
    "The column of filters beside a list: values with their counts as links, chips, and a range of prices.",
  pattern: "https://www.w3.org/WAI/ARIA/apg/patterns/disclosure/",
  parts: {
    component: {
      Facets: "The column, a named region.",
      FacetGroup: "One filter, which folds.",
      FacetList: "Values with their counts, as links.",
      PriceFacet: "A range of prices, a form.",
    },
    state: {
      "aria-current": "“true”, on a value that is chosen.",
      "aria-disabled": "“true”, on a chip without goods.",
      "data-inside": "There on the bars of the histogram that lie in the range.",
    },
  },
  imports: ["Facets", "FacetGroup", "FacetList", "FacetChips", "PriceFacet"],
  keyboard: {
    Tab: "Goes to the head of each group and through its values; a chip without goods is passed by.",
    "Enter, on a value": "Leads to the list with it, or without it where it is chosen.",
    "Enter, in a bound of the price": "Shows the list within the two bounds.",
  },
  serverSafe: false,
  budget: { js: 2950 },
});
