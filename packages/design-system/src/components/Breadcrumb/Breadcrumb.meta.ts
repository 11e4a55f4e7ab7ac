import { defineMeta } from "../../lib/meta.ts";

export default defineMeta({
  name: "Breadcrumb",
  group: "navigation",
  status: "ready",
  since: "0.1.0",
  summary: "The position of this page in the catalog or account, with links to its ancestors.",
  pattern: "https://www.w3.org/WAI/ARIA/apg/patterns/breadcrumb/",
  parts: { component: { Breadcrumb: "The navigation landmark with its list of steps." } },
  keyboard: { Tab: "Moves focus to the next link.", Enter: "Follows the link." },
  serverSafe: false,
  budget: { js: 1100 },
});
