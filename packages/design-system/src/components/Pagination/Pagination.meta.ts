import { defineMeta } from "../../lib/meta.ts";

export default defineMeta({
  name: "Pagination",
  status: "ready",
  since: "0.1.0",
  group: "navigation",
  summary: "The pages of a list as real links, with a field to go to any of them.",
  parts: { component: { Pagination: "The landmark: arrows, pages and the field." } },
  imports: ["Pagination", "pageRange"],
  keyboard: {
    Tab: "Goes to the next link, then into the page field; an arrow at an end is passed by.",
    Enter: "Goes to the page of the link.",
    "Enter, in the page field": "Goes to the typed page, where it exists.",
  },
  serverSafe: false,
  budget: { js: 1800 },
});
