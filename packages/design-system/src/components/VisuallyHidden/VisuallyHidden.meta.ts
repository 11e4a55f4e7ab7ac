import { defineMeta } from "../../lib/meta.ts";

export default defineMeta({
  name: "VisuallyHidden",
  status: "ready",
  since: "0.1.0",
  group: "base",
  summary: "Words for screen readers only.",
  parts: { component: { VisuallyHidden: "The words." } },
  keyboard: {},
  serverSafe: true,
  budget: { js: 400 },
});
