import { defineMeta } from "../../lib/meta.ts";

export default defineMeta({
  name: "Tag",
  status: "ready",
  since: "0.1.0",
  group: "base",
  summary: "A word or two about the thing beside it. It cannot be pressed.",
  parts: { component: { Tag: "The word, with an icon before it where it helps." } },
  keyboard: {},
  serverSafe: true,
  budget: { js: 700 },
});
