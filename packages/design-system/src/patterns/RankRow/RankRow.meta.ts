import { defineMeta } from "../../lib/meta.ts";

export default defineMeta({
  name: "RankRow",
  group: "commerce",
  status: "ready",
  since: "0.1.0",
  summary: "A rank below the top three: picture, text, rating, price and button in one row.",
  parts: {
    component: {
      RankRow: "The row is clickable as a whole; its title is the link.",
    },
  },
  keyboard: {
    Tab: "Moves focus to the title, then to the button.",
  },
  serverSafe: false,
  budget: { js: 3600 },
});
