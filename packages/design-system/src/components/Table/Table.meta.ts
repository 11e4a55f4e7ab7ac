import { defineMeta } from "../../lib/meta.ts";

export default defineMeta({
  name: "Table",
  group: "base",
  status: "new",
  since: "0.1.0",
  summary: "Plain data in rows, such as points history.",
  pattern: "https://www.w3.org/WAI/ARIA/apg/patterns/table/",
  parts: { component: { Table: "The scroll area with the table in it." } },
  keyboard: {},
  serverSafe: false,
  budget: { js: 1200 },
});
