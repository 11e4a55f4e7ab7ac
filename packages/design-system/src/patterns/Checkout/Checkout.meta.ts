import { defineMeta } from "../../lib/meta.ts";

export default defineMeta({
  name: "Checkout",
  group: "commerce",
  status: "ready",
  since: "0.1.0",
  summary: "Parts of the checkout: addresses, products by shop, totals.",
  pattern: "https://www.w3.org/WAI/ARIA/apg/patterns/radio/",
  parts: {
    state: { "data-keep-clear": "Set on the total and the main button, which toasts must not cover." },
    component: {
      AddressGrid: "Cards of equal size in a grid.",
      AddressCard: "An address: a radio button in the checkout, an article in the address book.",
      NewAddressButton: "A dashed tile as large as an address, last in the grid.",
      CheckoutShopGroup: "Ordered products of one shop.",
      OrderSummary: "Order totals.",
      SumRows: "Rows of an invoice.",
    },
  },
  keyboard: {
    Tab: "Moves focus to the selected address, then to the buttons of each card.",
    Space: "Selects the focused address.",
  },
  serverSafe: false,
  budget: { js: 4600 },
});
