import { defineMeta } from "../../lib/meta.ts";

export default defineMeta({
  name: "Heading",
  group: "base",
  status: "ready",
  since: "0.1.0",
  summary: "Heading of a page, section or card, with independent level and size.",
  pattern: "https://www.w3.org/WAI/tutorials/page-structure/headings/",
  parts: { component: { Heading: "The heading element of the given level." } },
  keyboard: {},
  serverSafe: true,
  budget: { js: 450 },
});
