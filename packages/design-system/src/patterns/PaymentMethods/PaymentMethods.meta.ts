import { defineMeta } from "../../lib/meta.ts";

export default defineMeta({
  name: "PaymentMethods",
  group: "commerce",
  status: "new",
  since: "0.1.0",
  summary: "Payment method selection: one of several cards.",
  pattern: "https://www.w3.org/WAI/ARIA/apg/patterns/radio/",
  parts: {
    component: {
      PaymentMethods: "The group.",
    },
  },
  keyboard: {
    Tab: "Moves focus to the selected method.",
    "Arrow Right, Arrow Down": "Selects the next method and skips disabled ones.",
    "Arrow Left, Arrow Up": "Selects the previous method, or the last before the first.",
  },
  serverSafe: false,
  budget: { js: 3050 },
});
