import { defineMeta } from "../../lib/meta.ts";

export default defineMeta({
  name: "DateText",
  group: "base",
  status: "new",
  since: "0.1.0",
  summary: "A date or time: readable text for people, the exact time for machines.",
  parts: { component: { DateText: "The `time` element." } },
  keyboard: {},
  serverSafe: true,
  budget: { js: 200 },
});
