import { defineMeta } from "../../lib/meta.ts";

export default defineMeta({
  name: "Segments",
  status: "ready",
  since: "0.1.0",
  group: "actions",
  summary: "One of two to four short options in a row: a view, a sign-in method.",
  pattern: "https://www.w3.org/WAI/ARIA/apg/patterns/radio/",
  parts: { component: { Segments: "The row of segments.", SegmentNav: "The row of links." } },
  keyboard: {
    Tab: "Moves focus to the selected segment; pressed again, leaves the row. In a `SegmentNav`, moves focus from link to link.",
    "Arrow Right or Down": "Selects the next segment, or the first after the last. Skips disabled ones.",
    "Arrow Left or Up": "Selects the previous segment, or the last before the first.",
  },
  serverSafe: false,
  budget: { js: 1300 },
});
