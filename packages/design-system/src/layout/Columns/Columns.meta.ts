import { defineMeta } from "../../lib/meta.ts";

export default defineMeta({
  name: "Columns",
  status: "ready",
  since: "0.1.0",
  group: "layout",
  summary: "A column of fixed width beside one that takes the rest; under each other where there is no room.",
  parts: { component: { Columns: "The element around both columns." } },
  keyboard: {},
  serverSafe: true,
  budget: { js: 750 },
});
