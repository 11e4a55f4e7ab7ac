import { defineMeta } from "../../lib/meta.ts";

export default defineMeta({
  name: "Skeleton",
  status: "ready",
  since: "0.1.0",
  group: "feedback",
  summary: "A block of the size of what is being loaded, so that nothing jumps when it comes.",
  parts: { component: { Skeleton: "The block." } },
  keyboard: {},
  serverSafe: true,
  budget: { js: 600 },
});
