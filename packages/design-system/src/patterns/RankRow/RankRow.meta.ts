import { defineMeta } from "../../lib/meta.ts";

export default defineMeta({
  name: "RankRow",
  group: "commerce",
  status: "ready",
  since: "0.1.0",
  summary: "A place of a ranking past the first three: picture, words, rating, price and button in one line.",
  parts: {
    component: {
      RankRow: "The row; all of it can be pressed, its title is the link.",
    },
  },
  keyboard: {
    Tab: "Goes to the title, then to the button.",
  },
  serverSafe: false,
  budget: { js: 3600 },
});
