import { defineMeta } from "../../lib/meta.ts";

export default defineMeta({
  name: "Segments",
  status: "ready",
  since: "0.1.0",
  group: "actions",
  summary: "One of two to four short words in a row: a view, a way to sign in.",
  pattern: "https://www.w3.org/WAI/ARIA/apg/patterns/radio/",
  parts: { component: { Segments: "The row of segments.", SegmentNav: "The row of links." } },
  keyboard: {
    Tab: "Goes to the chosen segment; once more leaves the row. In a `SegmentNav` goes from link to link.",
    "Arrow Right or Down": "Chooses the next one; after the last comes the first. Passes over disabled ones.",
    "Arrow Left or Up": "Chooses the one before; before the first comes the last.",
  },
  serverSafe: false,
  budget: { js: 1100 },
});
