import { defineMeta } from "../../lib/meta.ts";

export default defineMeta({
  name: "DescriptionList",
  group: "base",
  status: "new",
  since: "0.1.0",
  summary: "Terms and their values: order details, specifications, totals.",
  parts: { component: { DescriptionList: "The list." } },
  keyboard: {},
  serverSafe: true,
  budget: { js: 550 },
});
