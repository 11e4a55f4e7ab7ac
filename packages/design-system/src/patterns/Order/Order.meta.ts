import { defineMeta } from "../../lib/meta.ts";

export default defineMeta({
  name: "Order",
  group: "commerce",
  status: "ready",
  since: "0.1.0",
  summary:
    "Orders in a list: the card with its states and actions, its foot and its place while it is loaded.",
  parts: {
    component: {
      OrderCard: "One order of one shop, an article named by its number.",
      OrderCardSkeleton: "Its place while it is loaded.",
      OrderStrip: "The foot: what matters about it now.",
      RefundChain: "The steps of a refund, in the foot.",
      FactList: "Names and values.",
    },
    state: {
      "data-state": "“done”, “current” or “todo”, on a step of a refund.",
      "aria-current": "“step”, on the step where a refund stands.",
    },
  },
  imports: [
    "OrderCard",
    "OrderCardAction",
    "OrderCardLink",
    "OrderStrip",
    "RefundChain",
    "OrderCardSkeleton",
    "FactList",
  ],
  keyboard: {
    Tab: "Goes to the shop, to the number, which a press copies, to each of the goods and to the buttons.",
  },
  serverSafe: false,
  budget: { js: 5100 },
});
