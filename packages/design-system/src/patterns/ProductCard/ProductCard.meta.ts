import { defineMeta } from "../../lib/meta.ts";

export default defineMeta({
  name: "ProductCard",
  group: "commerce",
  status: "ready",
  since: "0.1.0",
  summary: "A product in a grid: the whole card is one link, with a separate save button.",
  parts: {
    component: {
      ProductCard: "The card, an article.",
      ProductCardSkeleton: "Its loading placeholder.",
    },
  },
  keyboard: {
    Tab: "Moves focus to the card's one link, then to its save button.",
  },
  serverSafe: false,
  budget: { js: 4300 },
});
