import { defineMeta } from "../../documentation/meta.ts";

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
  keyboard: {},
  serverSafe: false,
  budget: { js: 11_000, css: 4_500 },
});
