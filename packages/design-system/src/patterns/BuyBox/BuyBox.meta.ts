import { defineMeta } from "../../lib/meta.ts";

export default defineMeta({
  name: "BuyBox",
  group: "commerce",
  status: "ready",
  since: "0.1.0",
  summary: "The main block of a product page in its parts: gallery, name, price, choices, buttons, shop.",
  parts: {
    component: {
      ProductPageLayout: "Three columns: gallery, what is bought, who sells it.",
      ProductHead: "Name of the product with what others think of it.",
      PriceBlock: "The price of what is chosen, on the pale red.",
      CouponChip: "A coupon in one line, claimed in place.",
      BuyRow: "A named line, such as delivery.",
      QuantityRow: "The named line of the quantity.",
      QuantityPresets: "Numbers of pieces that many take, beside the stepper.",
      BuyActions: "The buttons, of one width.",
      Guarantees: "What the shop promises, a named list.",
      StickyBuyBar: "Price and buttons at the lower edge, once those of the box are above the view.",
    },
    state: {
      "data-keep-clear": "There where no toast may lie: on a sum and the button that goes on.",
      "data-state": "“shown” or “hidden”, on the bar.",
    },
  },
  keyboard: {
    Tab: "Goes to the coupons, the numbers and the buttons in their order; the bar is passed by while it is hidden.",
    "Enter, Space": "On a coupon: claims it.",
  },
  serverSafe: false,
  budget: { js: 4350 },
});
