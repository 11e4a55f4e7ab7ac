import { defineMeta } from "../../lib/meta.ts";

export default defineMeta({
  name: "Pagination",
  status: "ready",
  since: "0.1.0",
  group: "navigation",
  summary: "The pages of a list as links, with a field to go to any of them.",
  parts: { component: { Pagination: "The landmark: arrows, pages and the field." } },
  imports: ["Pagination", "pageRange"],
  keyboard: {
    Tab: "Moves focus to the next link, then into the page field; disabled arrows are skipped.",
    Enter: "Follows the link.",
    "Enter, in the page field": "Goes to the typed page, if it exists.",
  },
  serverSafe: false,
  budget: { js: 1850 },
});
