import { defineMeta } from "../../lib/meta.ts";

export default defineMeta({
  name: "DiscountTag",
  group: "base",
  status: "ready",
  since: "0.1.0",
  summary: "What is saved against the list price, in words.",
  parts: {
    component: {
      DiscountTag: "The tag.",
    },
  },
  keyboard: {},
  serverSafe: true,
  budget: { js: 750 },
});
