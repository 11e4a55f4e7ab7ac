import { defineMeta } from "../../lib/meta.ts";

export default defineMeta({
  name: "CountBadge",
  group: "feedback",
  status: "ready",
  since: "0.1.0",
  summary: "A count next to a label or over an icon.",
  parts: { component: { CountBadge: "The number in its pill." } },
  keyboard: {},
  serverSafe: true,
  budget: { js: 500 },
});
