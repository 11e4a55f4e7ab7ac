import { defineMeta } from "../../lib/meta.ts";

export default defineMeta({
  name: "Container",
  status: "ready",
  since: "0.1.0",
  group: "layout",
  summary: "The content width, 1200 px, centered, with padding on narrow screens.",
  parts: { component: { Container: "The element around the content." } },
  keyboard: {},
  serverSafe: true,
  budget: { js: 400 },
});
