import { defineMeta } from "../../lib/meta.ts";

export default defineMeta({
  name: "ProductCard",
  group: "commerce",
  status: "ready",
  since: "0.1.0",
  summary: "A product in a grid: the whole card is one link, its save button apart.",
  parts: {
    component: {
      ProductCard: "The card, an article.",
      ProductCardSkeleton: "Its place while it is loaded.",
    },
  },
  keyboard: {
    Tab: "Goes to the one link of the card, then to its save button.",
  },
  serverSafe: false,
  budget: { js: 3650 },
});
