import { defineMeta } from "../../lib/meta.ts";

export default defineMeta({
  name: "MoneyText",
  group: "base",
  status: "new",
  since: "0.1.0",
  summary: "An amount in running text or a table.",
  parts: { component: { MoneyText: "The `data` element." } },
  keyboard: {},
  serverSafe: true,
  budget: { js: 450 },
});
