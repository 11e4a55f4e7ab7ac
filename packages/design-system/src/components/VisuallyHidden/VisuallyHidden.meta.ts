import { defineMeta } from "../../lib/meta.ts";

export default defineMeta({
  name: "VisuallyHidden",
  status: "ready",
  since: "0.1.0",
  group: "base",
  summary: "Text for screen readers only.",
  parts: { component: { VisuallyHidden: "The text." } },
  keyboard: {},
  serverSafe: true,
  budget: { js: 400 },
});
