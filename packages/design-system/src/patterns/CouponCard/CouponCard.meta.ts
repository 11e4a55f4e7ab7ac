import { defineMeta } from "../../lib/meta.ts";

export default defineMeta({
  name: "CouponCard",
  group: "commerce",
  status: "new",
  since: "0.1.0",
  summary: "A coupon as a ticket: discount, minimum spend, validity, and the current action.",
  pattern: "https://www.w3.org/WAI/ARIA/apg/patterns/button/",
  parts: {
    component: {
      CouponCard: "The ticket, a list item with a heading.",
      CouponGrid: "The list of tickets.",
    },
    state: {
      "data-state":
        "“claim”, “claiming”, “claimed”, “ready”, “upcoming”, “used”, “expired” or “soldOut”, on the ticket.",
    },
  },
  keyboard: {
    Tab: "Moves focus to the ticket's button or link; final states have none.",
    Enter: "Claims the coupon, or follows its link.",
    Space: "Claims the coupon.",
  },
  serverSafe: false,
  budget: { js: 4950 },
});
