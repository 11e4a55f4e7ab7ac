import { defineMeta } from "../../lib/meta.ts";

export default defineMeta({
  name: "Banner",
  group: "feedback",
  status: "new",
  since: "0.1.0",
  summary: "A message for all users, above the header of every page.",
  pattern: "https://www.w3.org/WAI/ARIA/apg/patterns/landmarks/examples/region.html",
  parts: { component: { Banner: "The message: a named region." } },
  keyboard: {
    Tab: "Moves focus to the link, then to the close button.",
    "Enter or Space on the cross": "Closes the banner.",
  },
  serverSafe: false,
  budget: { js: 2350 },
});
