import { defineMeta } from "../../lib/meta.ts";

export default defineMeta({
  name: "Footer",
  group: "navigation",
  status: "ready",
  since: "0.1.0",
  summary: "The footer of every page: reassurances, help and legal information.",
  pattern: "https://www.w3.org/WAI/ARIA/apg/patterns/landmarks/examples/contentinfo.html",
  parts: { component: { Footer: "The landmark with reassurances, columns of links and the legal line." } },
  keyboard: {
    Tab: "Moves focus through the columns, the phone number, the service button and the legal links.",
    Enter: "Follows the link or calls the number.",
  },
  serverSafe: false,
  budget: { js: 1350 },
});
