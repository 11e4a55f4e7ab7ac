import { defineMeta } from "../../lib/meta.ts";

export default defineMeta({
  name: "OrderStatus",
  group: "commerce",
  status: "new",
  since: "0.1.0",
  summary: "The head of an order's page: its state in words, what can be done, how far it has come.",
  parts: {
    component: {
      OrderStatus: "The card with title, actions and steps.",
    },
  },
  keyboard: {},
  serverSafe: true,
  budget: { js: 1850 },
});
