import { defineMeta } from "../../lib/meta.ts";

export default defineMeta({
  name: "CategoryTile",
  group: "commerce",
  status: "new",
  since: "0.1.0",
  summary: "A category as a round picture with its name.",
  parts: { component: { CategoryTile: "The tile." } },
  keyboard: {},
  serverSafe: false,
  budget: { js: 1950 },
});
