import { defineMeta } from "../../lib/meta.ts";

export default defineMeta({
  name: "Checkout",
  group: "commerce",
  status: "ready",
  since: "0.1.0",
  summary: "The parts of the checkout: addresses, goods by shop, sums.",
  pattern: "https://www.w3.org/WAI/ARIA/apg/patterns/radio/",
  parts: {
    state: { "data-keep-clear": "There where no toast may lie: on a sum and the button that goes on." },
    component: {
      AddressGrid: "Cards of one size beside each other.",
      AddressCard: "An address: a choice in the checkout, an article in the address book.",
      CheckoutShopGroup: "What is ordered from one shop.",
      OrderSummary: "What it costs in all.",
      SumRows: "Lines of a bill.",
    },
  },
  keyboard: {
    Tab: "Goes to the chosen address, then to the buttons of each card.",
    Space: "Chooses the address that has the focus.",
  },
  serverSafe: false,
  budget: { js: 4500 },
});
