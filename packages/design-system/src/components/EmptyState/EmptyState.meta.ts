import { defineMeta } from "../../lib/meta.ts";

export default defineMeta({
  name: "EmptyState",
  group: "feedback",
  status: "ready",
  since: "0.1.0",
  summary: "Explains that there is nothing here yet, why, and what to do.",
  parts: { component: { EmptyState: "The icon, title, sentence and actions." } },
  keyboard: {},
  serverSafe: true,
  budget: { js: 1300 },
});
