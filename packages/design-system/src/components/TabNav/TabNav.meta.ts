import { defineMeta } from "../../lib/meta.ts";

export default defineMeta({
  name: "TabNav",
  status: "ready",
  since: "0.1.0",
  group: "navigation",
  summary: "Views of a page with their own URLs: links that look like tabs.",
  parts: { component: { TabNav: "The landmark with its row of links." } },
  keyboard: { Tab: "Moves focus to the next link.", Enter: "Follows the link." },
  serverSafe: false,
  budget: { js: 950 },
});
