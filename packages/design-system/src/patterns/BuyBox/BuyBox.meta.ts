import { defineMeta } from "../../lib/meta.ts";

export default defineMeta({
  name: "BuyBox",
  group: "commerce",
  status: "ready",
  since: "0.1.0",
  summary: "Parts of a product page's main section: gallery, name, price, options, buttons, shop.",
  parts: {
    component: {
      ProductPageLayout: "Three columns: gallery, product, shop.",
      ProductHead: "Product name with its rating and sales facts.",
      PriceBlock: "Price of the selected option, on a pale red background.",
      CouponChip: "A one-line coupon, claimed in place.",
      BuyRow: "A labeled row, such as delivery.",
      QuantityRow: "The labeled quantity row.",
      QuantityPresets: "Common quantities, next to the stepper.",
      BuyActions: "Buttons of equal width.",
      Guarantees: "The shop's promises, a named list.",
      StickyBuyBar: "Price and buttons at the bottom edge, while those of the buy box are out of view.",
    },
    state: {
      "data-keep-clear": "Set on the total and the main button, which toasts must not cover.",
      "data-state": "“shown” or “hidden”, on the bar.",
    },
  },
  keyboard: {
    Tab: "Moves focus to coupons, quantities and buttons in order; the hidden bar is skipped.",
    "Enter, Space": "On a coupon: claims it.",
  },
  serverSafe: false,
  budget: { js: 4350 },
});
