import { defineMeta } from "../../lib/meta.ts";

export default defineMeta({
  name: "CouponPicker",
  group: "commerce",
  status: "new",
  since: "0.1.0",
  summary:
    "Which coupon an order uses: one of a list, the best one marked, the others with the reason why not.",
  pattern: "https://www.w3.org/WAI/ARIA/apg/patterns/radio/",
  parts: {
    component: {
      CouponPicker: "The group with its choices.",
    },
    part: {
      Choice: "One coupon, or none.",
    },
  },
  keyboard: {
    Tab: "Goes to the chosen coupon, then to the folded reasons.",
    "Arrow Right, Arrow Down": "Chooses the next coupon; after the last comes the first.",
    "Arrow Left, Arrow Up": "Chooses the coupon before; before the first comes the last.",
    "Enter or Space, on the folded reasons": "Unfolds them, or folds them.",
  },
  serverSafe: false,
  budget: { js: 2600 },
});
