import { defineMeta } from "../../lib/meta.ts";

export default defineMeta({
  name: "Table",
  group: "base",
  status: "new",
  since: "0.1.0",
  summary: "Plain data in rows, such as the history of points.",
  pattern: "https://www.w3.org/WAI/ARIA/apg/patterns/table/",
  parts: { component: { Table: "The part that scrolls, with the table in it." } },
  keyboard: {},
  serverSafe: false,
  budget: { js: 1200 },
});
