import { defineMeta } from "../../lib/meta.ts";

export default defineMeta({
  name: "PromoTile",
  group: "commerce",
  status: "ready",
  since: "0.1.0",
  summary: "A small offer below the carousel of the home page: two lines and a cut-out.",
  parts: {
    component: {
      PromoTile: "The tile, an article that is clickable as a whole; its title is the link.",
    },
  },
  imports: ["PromoTile", "PromoAmount"],
  keyboard: {
    Tab: "Moves focus to the title; a tile is one tab stop.",
  },
  serverSafe: false,
  budget: { js: 750 },
});
