import { defineMeta } from "../../lib/meta.ts";

export default defineMeta({
  name: "List",
  group: "base",
  status: "new",
  since: "1.0.0",
  summary: "Several items of the same kind: text with bullets or numbers, or rows.",
  parts: { component: { List: "The list.", ListItem: "One item." } },
  keyboard: {},
  serverSafe: true,
  budget: { js: 1000 },
});
