import { defineMeta } from "../../lib/meta.ts";

export default defineMeta({
  name: "Heading",
  group: "base",
  status: "ready",
  since: "0.1.0",
  summary: "The title of a page, a section or a card; its level and its size go apart.",
  pattern: "https://www.w3.org/WAI/tutorials/page-structure/headings/",
  parts: { component: { Heading: "The heading element of the given level." } },
  keyboard: {},
  serverSafe: true,
  budget: { js: 450 },
});
