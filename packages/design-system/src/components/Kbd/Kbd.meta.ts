import { defineMeta } from "../../lib/meta.ts";

export default defineMeta({
  name: "Kbd",
  group: "base",
  status: "new",
  since: "1.0.0",
  summary: "The keys of a shortcut, as the user’s keyboard names them.",
  parts: { component: { Kbd: "The keys." } },
  keyboard: {},
  serverSafe: false,
  budget: { js: 1500 },
});
