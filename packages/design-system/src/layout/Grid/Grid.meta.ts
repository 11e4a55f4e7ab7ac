import { defineMeta } from "../../lib/meta.ts";

export default defineMeta({
  name: "Grid",
  status: "ready",
  since: "0.1.0",
  group: "layout",
  summary: "Equal columns that reflow automatically, without breakpoints.",
  parts: { component: { Grid: "The element around the cells." } },
  keyboard: {},
  serverSafe: true,
  budget: { js: 650 },
});
