import { defineMeta } from "../../lib/meta.ts";

export default defineMeta({
  name: "Stack",
  status: "ready",
  since: "0.1.0",
  group: "layout",
  summary: "Children below each other, with one gap between them.",
  parts: { component: { Stack: "The element around the children." } },
  keyboard: {},
  serverSafe: true,
  budget: { js: 600 },
});
