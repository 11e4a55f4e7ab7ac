import { defineMeta } from "../../lib/meta.ts";

export default defineMeta({
  name: "Cart",
  group: "commerce",
  status: "ready",
  since: "0.1.0",
  summary: "The parts of the cart: head, groups by shop, lines, invalid goods and the bar at the foot.",
  pattern: "https://www.w3.org/WAI/ARIA/apg/patterns/checkbox/",
  parts: {
    state: { "data-keep-clear": "There where no toast may lie: on a sum and the button that goes on." },
    component: {
      CartHead: "Names of the columns.",
      CartShopGroup: "The goods of one shop.",
      CartLine: "One good.",
      CartInvalid: "Goods that can’t be bought any more, folded.",
      CartBar: "Sums and the way on.",
      CouponTicket: "A coupon as a small ticket.",
      FreeFreight: "How far it is to free freight.",
    },
  },
  imports: [
    "CartHead",
    "CartShopGroup",
    "CartLine",
    "CartCouponHint",
    "CouponTicket",
    "FreeFreight",
    "CartInvalid",
    "CartBar",
  ],
  keyboard: {
    Tab: "Goes to the tick and the name of the shop, then through each line: tick, name, quantity, buttons.",
    "Enter, Space": "On the goods that can’t be bought: unfolds and folds them.",
  },
  serverSafe: false,
  budget: { js: 5000 },
});
