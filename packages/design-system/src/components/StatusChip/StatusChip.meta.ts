import { defineMeta } from "../../lib/meta.ts";

export default defineMeta({
  name: "StatusChip",
  status: "ready",
  since: "0.1.0",
  group: "feedback",
  summary: "The state of an order, a refund or an application: always in words.",
  parts: { component: { StatusChip: "The chip: the word, with an icon before it where it helps." } },
  keyboard: {},
  serverSafe: true,
  budget: { js: 700 },
});
