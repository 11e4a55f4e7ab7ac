import { defineMeta } from "../../lib/meta.ts";

export default defineMeta({
  name: "Footer",
  group: "navigation",
  status: "ready",
  since: "0.1.0",
  summary: "The foot of every page: what one can rely on, where to get help, and the law.",
  pattern: "https://www.w3.org/WAI/ARIA/apg/patterns/landmarks/examples/contentinfo.html",
  parts: { component: { Footer: "The landmark with reassurances, columns of links and the legal line." } },
  keyboard: {
    Tab: "Goes through the columns, the number to call, its button, and the legal links.",
    Enter: "Goes to the page of the link, or calls the number.",
  },
  serverSafe: false,
  budget: { js: 1250 },
});
