import { defineMeta } from "../../lib/meta.ts";

export default defineMeta({
  name: "PromoTile",
  group: "commerce",
  status: "ready",
  since: "0.1.0",
  summary: "A small offer under the carousel of the home page: two lines and a cut-out.",
  parts: {
    component: {
      PromoTile: "The tile, an article; all of it can be pressed, its title is the link.",
    },
  },
  imports: ["PromoTile", "PromoAmount"],
  keyboard: {
    Tab: "Goes to the title; a tile is one stop.",
  },
  serverSafe: false,
  budget: { js: 750 },
});
