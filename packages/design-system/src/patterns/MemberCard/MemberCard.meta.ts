import { defineMeta } from "../../lib/meta.ts";

export default defineMeta({
  name: "MemberCard",
  group: "commerce",
  status: "ready",
  since: "0.1.0",
  summary: "Beside the home carousel: greeting, orders by state, a coupon, news.",
  parts: {
    component: {
      MemberCard: "The card, a region named by the greeting.",
    },
  },
  keyboard: {
    Tab: "Goes to the buttons, to the orders by state, to the coupon, then to the news.",
  },
  serverSafe: false,
  budget: { js: 1950 },
});
