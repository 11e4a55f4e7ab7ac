import { defineMeta } from "../../lib/meta.ts";

export default defineMeta({
  name: "BalanceCard",
  group: "commerce",
  status: "new",
  since: "0.1.0",
  summary: "Points or money that somebody has, and the sums behind it.",
  parts: {
    component: {
      BalanceCard: "The card with the balance and its sums.",
    },
  },
  keyboard: {},
  serverSafe: true,
  budget: { js: 1100 },
});
