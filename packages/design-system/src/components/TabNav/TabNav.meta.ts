import { defineMeta } from "../../lib/meta.ts";

export default defineMeta({
  name: "TabNav",
  status: "ready",
  since: "0.1.0",
  group: "navigation",
  summary: "Views of a page that have addresses of their own: links that look like tabs.",
  parts: { component: { TabNav: "The landmark with its row of links." } },
  keyboard: { Tab: "Goes to the next link.", Enter: "Goes to the page of the link." },
  serverSafe: false,
  budget: { js: 950 },
});
