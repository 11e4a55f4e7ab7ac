import { defineMeta } from "../../lib/meta.ts";

export default defineMeta({
  name: "StatusChip",
  status: "ready",
  since: "0.1.0",
  group: "feedback",
  summary: "Status of an order, refund or application, always as text.",
  parts: { component: { StatusChip: "The chip: the text, with an icon before it if it helps." } },
  keyboard: {},
  serverSafe: true,
  budget: { js: 800 },
});
