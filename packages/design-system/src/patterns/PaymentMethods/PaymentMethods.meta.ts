import { defineMeta } from "../../lib/meta.ts";

export default defineMeta({
  name: "PaymentMethods",
  group: "commerce",
  status: "new",
  since: "0.1.0",
  summary: "How an order is paid: one of several cards.",
  pattern: "https://www.w3.org/WAI/ARIA/apg/patterns/radio/",
  parts: {
    component: {
      PaymentMethods: "The group.",
    },
  },
  keyboard: {
    Tab: "Goes to the chosen way.",
    "Arrow Right, Arrow Down": "Chooses the next way and passes over those that are off.",
    "Arrow Left, Arrow Up": "Chooses the way before; before the first comes the last.",
  },
  serverSafe: false,
  budget: { js: 3050 },
});
