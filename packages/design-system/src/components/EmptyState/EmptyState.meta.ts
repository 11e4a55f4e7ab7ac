import { defineMeta } from "../../lib/meta.ts";

export default defineMeta({
  name: "EmptyState",
  group: "feedback",
  status: "ready",
  since: "0.1.0",
  summary: "There is nothing here, or not yet: says why, and what to do.",
  parts: { component: { EmptyState: "The drawing, the title, the sentence and the actions." } },
  keyboard: {},
  serverSafe: true,
  budget: { js: 1200 },
});
