import { defineMeta } from "../../lib/meta.ts";

export default defineMeta({
  name: "RefundCard",
  group: "commerce",
  status: "new",
  since: "0.1.0",
  summary: "A refund or return: the items, the progress and, if declined, the reason.",
  parts: {
    component: {
      RefundCard: "The card, an article named by its number.",
    },
  },
  keyboard: {
    Tab: "Moves focus to the shop, the number, the products and the buttons.",
  },
  serverSafe: false,
  budget: { js: 5100 },
});
