import { defineMeta } from "../../lib/meta.ts";

export default defineMeta({
  name: "BalanceCard",
  group: "commerce",
  status: "new",
  since: "0.1.0",
  summary: "A points or money balance with its totals.",
  parts: {
    component: {
      BalanceCard: "The card with the balance and its totals.",
    },
  },
  keyboard: {},
  serverSafe: true,
  budget: { js: 1200 },
});
