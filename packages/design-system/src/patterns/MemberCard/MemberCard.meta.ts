import { defineMeta } from "../../lib/meta.ts";

export default defineMeta({
  name: "MemberCard",
  group: "commerce",
  status: "ready",
  since: "0.1.0",
  summary: "Next to the home page carousel: greeting, orders by status, a coupon, news.",
  parts: {
    component: {
      MemberCard: "The card, a region named by the greeting.",
    },
  },
  keyboard: {
    Tab: "Moves focus to the buttons, the orders by status, the coupon, and the news.",
  },
  serverSafe: false,
  budget: { js: 2050 },
});
