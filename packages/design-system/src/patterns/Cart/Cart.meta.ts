import { defineMeta } from "../../lib/meta.ts";

export default defineMeta({
  name: "Cart",
  group: "commerce",
  status: "ready",
  since: "0.1.0",
  summary: "Parts of the cart: header, groups by shop, lines, unavailable items and the footer bar.",
  pattern: "https://www.w3.org/WAI/ARIA/apg/patterns/checkbox/",
  parts: {
    state: { "data-keep-clear": "Set on the total and the main button, which toasts must not cover." },
    component: {
      CartHead: "Labels of the columns.",
      CartShopGroup: "Cart lines of one shop.",
      CartLine: "One product in the cart.",
      CartInvalid: "Items that are no longer available, collapsed.",
      CartBar: "Totals and the checkout button.",
      CouponTicket: "A coupon as a small ticket.",
      FreeShippingMeter: "Progress towards free shipping.",
    },
  },
  imports: [
    "CartHead",
    "CartShopGroup",
    "CartLine",
    "CartCouponHint",
    "CouponTicket",
    "FreeShippingMeter",
    "CartInvalid",
    "CartBar",
  ],
  keyboard: {
    Tab: "Moves focus to the shop's checkbox and name, then through each line: checkbox, name, quantity, buttons.",
    "Enter, Space": "On the unavailable items: expands or collapses them.",
  },
  serverSafe: false,
  budget: { js: 5000 },
});
