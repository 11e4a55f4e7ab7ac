import { defineMeta } from "../../lib/meta.ts";

export default defineMeta({
  name: "Columns",
  status: "ready",
  since: "0.1.0",
  group: "layout",
  summary: "A fixed-width column next to a flexible one; stacked if space is short.",
  parts: { component: { Columns: "The element around both columns." } },
  keyboard: {},
  serverSafe: true,
  budget: { js: 750 },
});
