import { defineMeta } from "../../lib/meta.ts";

export default defineMeta({
  name: "Breadcrumb",
  group: "navigation",
  status: "ready",
  since: "0.1.0",
  summary: "Where this page lies in the catalogue or the account, with the way back.",
  pattern: "https://www.w3.org/WAI/ARIA/apg/patterns/breadcrumb/",
  parts: { component: { Breadcrumb: "The landmark with its list of steps." } },
  keyboard: { Tab: "Goes to the next step that is a link.", Enter: "Goes to the page of that step." },
  serverSafe: false,
  budget: { js: 1000 },
});
