import { defineMeta } from "../../lib/meta.ts";

export default defineMeta({
  name: "Header",
  group: "navigation",
  status: "ready",
  since: "0.1.0",
  summary: "The shop's header: logo, search and cart, which stay in view while scrolling.",
  pattern: "https://www.w3.org/WAI/ARIA/apg/patterns/landmarks/examples/banner.html",
  parts: {
    component: {
      Header: "The landmark with utility bar, logo, search, cart and category bar.",
      CheckoutHeader: "The minimal header of the checkout: logo, title and steps.",
      HeaderSearch: "The search: a form with one field, and popular searches below it.",
      SuggestionList: "Search suggestions while typing.",
      HeaderButton: "An icon button that opens collapsed content on small screens.",
      CartLink: "Link to the cart with the number of items in it.",
    },
    part: {
      "hot-words": "The popular searches below the field; hidden while the header is compact.",
      mark: "The mark of the Logo inside; smaller while the header is compact.",
      words: "Name and claim of the Logo inside; hidden while the header is compact.",
    },
    state: {
      "data-compact": "On the header once the page has scrolled 120 px.",
      "data-down": "On the header while scrolling down, past its first row.",
    },
  },
  imports: [
    "Header",
    "CheckoutHeader",
    "HeaderSearch",
    "SuggestionList",
    "useSearchCombobox",
    "CartLink",
    "HeaderButton",
  ],
  keyboard: {
    Tab: "Moves focus through the department select, the field, its button, the popular searches and the cart.",
    "Enter, in the field": "Submits the search.",
    "Enter, on a hot word or the cart": "Follows the link.",
  },
  serverSafe: false,
  budget: { js: 5100 },
});
