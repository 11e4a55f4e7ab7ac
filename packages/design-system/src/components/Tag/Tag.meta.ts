import { defineMeta } from "../../lib/meta.ts";

export default defineMeta({
  name: "Tag",
  status: "ready",
  since: "0.1.0",
  group: "base",
  summary: "One or two words about the adjacent item. Not clickable.",
  parts: { component: { Tag: "The text, with an icon before it if it helps." } },
  keyboard: {},
  serverSafe: true,
  budget: { js: 800 },
});
