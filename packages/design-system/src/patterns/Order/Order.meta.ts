import { defineMeta } from "../../lib/meta.ts";

export default defineMeta({
  name: "Order",
  group: "commerce",
  status: "ready",
  since: "0.1.0",
  summary: "Orders in a list: the card with statuses and actions, its footer and its loading placeholder.",
  parts: {
    component: {
      OrderCard: "One order from one shop, an article named by its number.",
      OrderCardSkeleton: "Its loading placeholder.",
      OrderStrip: "The footer: the current information.",
      RefundChain: "The steps of a refund, in the footer.",
      FactList: "Names and values.",
    },
    state: {
      "data-state": "“done”, “current” or “todo”, on a step of a refund.",
      "aria-current": "“step”, on the current step of a refund.",
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
    Tab: "Moves focus to the shop, the number, each product and the buttons.",
  },
  serverSafe: false,
  budget: { js: 5200 },
});
