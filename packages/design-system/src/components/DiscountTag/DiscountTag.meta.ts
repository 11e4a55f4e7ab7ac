import { defineMeta } from "../../lib/meta.ts";

export default defineMeta({
  name: "DiscountTag",
  group: "base",
  status: "ready",
  since: "0.1.0",
  summary: "Savings compared with the original price.",
  parts: {
    component: {
      DiscountTag: "The tag.",
    },
  },
  keyboard: {},
  serverSafe: true,
  budget: { js: 850 },
});
