import { defineMeta } from "../../lib/meta.ts";

export default defineMeta({
  name: "Banner",
  group: "feedback",
  status: "new",
  since: "0.1.0",
  summary: "A message to everybody on every page, above the header.",
  pattern: "https://www.w3.org/WAI/ARIA/apg/patterns/landmarks/examples/region.html",
  parts: { component: { Banner: "The message, a named region." } },
  keyboard: {
    Tab: "Goes to the link, then to the cross.",
    "Enter or Space on the cross": "Takes the banner away.",
  },
  serverSafe: false,
  budget: { js: 2350 },
});
