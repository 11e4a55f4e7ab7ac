import { defineMeta } from "../../lib/meta.ts";

export default defineMeta({
  name: "CountBadge",
  group: "feedback",
  status: "ready",
  since: "0.1.0",
  summary: "How many, beside a word or over an icon.",
  parts: { component: { CountBadge: "The number on its pill." } },
  keyboard: {},
  serverSafe: true,
  budget: { js: 500 },
});
