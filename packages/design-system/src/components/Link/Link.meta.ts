import { defineMeta } from "../../lib/meta.ts";

export default defineMeta({
  name: "Link",
  group: "actions",
  status: "ready",
  since: "0.1.0",
  summary: "A way to another page, or to another place of this one.",
  pattern: "https://www.w3.org/WAI/ARIA/apg/patterns/link/",
  parts: { component: { Link: "The anchor; it goes through the router's link." } },
  keyboard: { Tab: "Goes to the link.", Enter: "Goes where it leads." },
  serverSafe: false,
  budget: { js: 800 },
});
