import { defineMeta } from "../../lib/meta.ts";

export default defineMeta({
  name: "Link",
  group: "actions",
  status: "ready",
  since: "0.1.0",
  summary: "A link to another page, or to another part of this one.",
  pattern: "https://www.w3.org/WAI/ARIA/apg/patterns/link/",
  parts: { component: { Link: "The anchor; it uses the router's link." } },
  keyboard: { Tab: "Moves focus to the link.", Enter: "Follows the link." },
  serverSafe: false,
  budget: { js: 950 },
});
