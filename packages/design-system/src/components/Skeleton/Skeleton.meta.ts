import { defineMeta } from "../../lib/meta.ts";

export default defineMeta({
  name: "Skeleton",
  status: "ready",
  since: "0.1.0",
  group: "feedback",
  summary: "A placeholder with the size of loading content, so that the layout doesn't shift.",
  parts: { component: { Skeleton: "The placeholder." } },
  keyboard: {},
  serverSafe: true,
  budget: { js: 600 },
});
