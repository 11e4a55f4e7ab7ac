import { defineMeta } from "../../lib/meta.ts";

export default defineMeta({
  name: "Flag",
  group: "base",
  status: "new",
  since: "0.1.0",
  summary: "The flag of a country or territory, a picture of its own.",
  parts: { component: { Flag: "The picture." } },
  keyboard: {},
  serverSafe: false,
  budget: { js: 550 },
});
