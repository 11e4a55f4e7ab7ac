import { defineMeta } from "../../lib/meta.ts";

export default defineMeta({
  name: "Price",
  group: "base",
  status: "ready",
  since: "0.1.0",
  summary: "An amount of money: small symbol, large whole part, small fraction; read out as one string.",
  parts: {
    component: {
      Price: "The amount, with the list price where there is one.",
    },
  },
  keyboard: {},
  serverSafe: true,
  budget: { js: 700 },
});
