import { defineMeta } from "../../lib/meta.ts";

export default defineMeta({
  name: "RefundCard",
  group: "commerce",
  status: "new",
  since: "0.1.0",
  summary: "A refund or a return: what comes back, the way of it and, where it is refused, the reason.",
  parts: {
    component: {
      RefundCard: "The card, an article named by its number.",
    },
  },
  keyboard: {
    Tab: "Goes to the shop, to the number, which a press copies, to the goods and to the buttons.",
  },
  serverSafe: false,
  budget: { js: 4950 },
});
