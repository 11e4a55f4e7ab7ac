import { defineMeta } from "../../lib/meta.ts";

export default defineMeta({
  name: "Price",
  group: "base",
  status: "ready",
  since: "0.1.0",
  summary:
    "An amount of money with a small symbol, large integer and small fraction, announced as one string.",
  parts: {
    component: {
      Price: "The amount, with the original price if there is one.",
    },
  },
  keyboard: {},
  serverSafe: true,
  budget: { js: 700 },
});
