import { defineMeta } from "../../lib/meta.ts";

export default defineMeta({
  name: "Container",
  status: "ready",
  since: "0.1.0",
  group: "layout",
  summary: "The content's width, 1200 px, centered, with air at the sides of narrow windows.",
  parts: { component: { Container: "The element around the content." } },
  keyboard: {},
  serverSafe: true,
  budget: { js: 400 },
});
