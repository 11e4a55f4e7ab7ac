import { defineMeta } from "../../lib/meta.ts";

export default defineMeta({
  name: "Flag",
  group: "base",
  status: "new",
  since: "0.1.0",
  summary: "The flag of a country or territory, as an image file.",
  parts: { component: { Flag: "The image." } },
  keyboard: {},
  serverSafe: false,
  budget: { js: 550 },
});
