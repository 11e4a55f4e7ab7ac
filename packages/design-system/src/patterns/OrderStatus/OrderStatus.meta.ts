import { defineMeta } from "../../lib/meta.ts";

export default defineMeta({
  name: "OrderStatus",
  group: "commerce",
  status: "new",
  since: "0.1.0",
  summary: "The header of an order's page: status, actions and progress.",
  parts: {
    component: {
      OrderStatus: "The card with title, actions and steps.",
    },
  },
  keyboard: {},
  serverSafe: true,
  budget: { js: 1950 },
});
