import { defineMeta } from "../../lib/meta.ts";

export default defineMeta({
  name: "AvatarGroup",
  group: "base",
  status: "new",
  since: "1.0.0",
  summary: "The people who share a task, as overlapping pictures.",
  parts: { component: { AvatarGroup: "The list of pictures." } },
  keyboard: {},
  serverSafe: false,
  budget: { js: 2000 },
});
