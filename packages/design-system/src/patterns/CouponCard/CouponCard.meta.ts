import { defineMeta } from "../../lib/meta.ts";

export default defineMeta({
  name: "CouponCard",
  group: "commerce",
  status: "new",
  since: "0.1.0",
  summary:
    "A coupon as a ticket: what it takes off, from which sum, until when, and what can be done with it now.",
  pattern: "https://www.w3.org/WAI/ARIA/apg/patterns/button/",
  parts: {
    component: {
      CouponCard: "The ticket, a list item with a heading.",
      CouponGrid: "The list around the tickets.",
    },
    state: {
      "data-state":
        "“claim”, “claiming”, “claimed”, “ready”, “upcoming”, “used”, “expired” or “soldOut”, on the ticket.",
    },
  },
  keyboard: {
    Tab: "Goes to the button or link of the ticket; one that is over is passed by.",
    Enter: "Claims the coupon, or goes where it can be used.",
    Space: "Claims the coupon.",
  },
  serverSafe: false,
  budget: { js: 4800 },
});
