import { defineMeta } from "../../lib/meta.ts";

export default defineMeta({
  name: "Timeline",
  group: "base",
  status: "new",
  since: "1.0.0",
  summary: "The history of an object: events with their times, authors and notes.",
  pattern: "https://www.w3.org/WAI/ARIA/apg/patterns/disclosure/",
  parts: { component: { Timeline: "The list of events." } },
  keyboard: {
    Tab: "Moves focus to links in the entries and to the rows that expand minor events.",
    "Enter or Space, on such a row": "Expands or collapses its events natively.",
  },
  serverSafe: true,
  budget: { js: 1300 },
});
