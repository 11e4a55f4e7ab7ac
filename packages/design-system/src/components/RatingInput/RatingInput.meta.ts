import { defineMeta } from "../../lib/meta.ts";

export default defineMeta({
  name: "RatingInput",
  group: "fields",
  status: "new",
  since: "0.1.0",
  summary: "Stars to choose, whole or half, with a word for each score.",
  pattern: "https://www.w3.org/WAI/ARIA/apg/patterns/radio/",
  parts: {
    component: { RatingInput: "The group." },
    part: { Stars: "The row of stars.", Word: "What the shown score means." },
  },
  keyboard: {
    Tab: "Goes to the chosen score, or to the first one while nothing is chosen; once more leaves the group.",
    "Arrow Right or Down": "Chooses one step more; after the most comes the least.",
    "Arrow Left or Up": "Chooses one step less; before the least comes the most.",
    Space: "Chooses the score that has the focus.",
  },
  serverSafe: false,
  budget: { js: 2650 },
});
