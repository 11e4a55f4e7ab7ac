import { defineMeta } from "../../lib/meta.ts";

export default defineMeta({
  name: "Header",
  group: "navigation",
  status: "ready",
  since: "0.1.0",
  summary: "The head of the shop: logo, search and cart, which stay in view while the page scrolls.",
  pattern: "https://www.w3.org/WAI/ARIA/apg/patterns/landmarks/examples/banner.html",
  parts: {
    component: {
      Header: "The landmark with utility bar, logo, search, cart and category bar.",
      CheckoutHeader: "The quiet head of the checkout: logo, title and steps.",
      HeaderSearch: "The search: a form with one field, and hot words under it.",
      SuggestionList: "What the search offers while one types.",
      HeaderButton: "A sign that opens what has no room in a small window.",
      CartLink: "The way to the cart, with how much is in it.",
    },
    part: {
      "hot-words": "The words under the search; hidden while the header is compact.",
      mark: "The mark of the Logo inside; smaller while the header is compact.",
      words: "Name and claim of the Logo inside; hidden while the header is compact.",
    },
    state: {
      "data-compact": "On the header, once 120 px of the page have scrolled away.",
      "data-down": "On the header while one goes down the page, past its first row.",
    },
  },
  imports: ["Header", "CheckoutHeader", "HeaderSearch", "SuggestionList", "CartLink", "HeaderButton"],
  keyboard: {
    Tab: "Goes through the departments to search in, the field, its button, the hot words, then the cart.",
    "Enter, in the field": "Sends the search.",
    "Enter, on a hot word or the cart": "Goes to its page.",
  },
  serverSafe: false,
  budget: { js: 5000 },
});
