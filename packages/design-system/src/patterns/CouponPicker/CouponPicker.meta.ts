import { defineMeta } from "../../lib/meta.ts";

export default defineMeta({
  name: "CouponPicker",
  group: "commerce",
  status: "new",
  since: "0.1.0",
  summary: "Coupon selection for an order: the best one is marked, inapplicable ones have a reason.",
  pattern: "https://www.w3.org/WAI/ARIA/apg/patterns/radio/",
  parts: {
    component: {
      CouponPicker: "The group with its options.",
    },
    part: {
      Choice: "One coupon, or none.",
    },
  },
  keyboard: {
    Tab: "Moves focus to the selected coupon, then to the collapsed reasons.",
    "Arrow Right, Arrow Down": "Selects the next coupon, or the first after the last.",
    "Arrow Left, Arrow Up": "Selects the previous coupon, or the last before the first.",
    "Enter or Space, on the folded reasons": "Expands or collapses them.",
  },
  serverSafe: false,
  budget: { js: 2600 },
});
