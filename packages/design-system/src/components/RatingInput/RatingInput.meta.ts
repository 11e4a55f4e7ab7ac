import { defineMeta } from "../../lib/meta.ts";

export default defineMeta({
  name: "RatingInput",
  group: "fields",
  status: "new",
  since: "0.1.0",
  summary: "Star rating input with whole or half stars, and a word for each score.",
  pattern: "https://www.w3.org/WAI/ARIA/apg/patterns/radio/",
  parts: {
    component: { RatingInput: "The group." },
    part: { Stars: "The row of stars.", Word: "The meaning of the shown score." },
  },
  keyboard: {
    Tab: "Moves focus to the selected score, or to the first if none is; pressed again, leaves the group.",
    "Arrow Right or Down": "Selects the next score, or the lowest after the highest.",
    "Arrow Left or Up": "Selects the previous score, or the highest before the lowest.",
    Space: "Selects the focused score.",
  },
  serverSafe: false,
  budget: { js: 2700 },
});
