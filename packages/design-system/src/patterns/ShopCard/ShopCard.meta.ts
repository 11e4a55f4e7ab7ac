import { defineMeta } from "../../lib/meta.ts";

export default defineMeta({
  name: "ShopCard",
  group: "commerce",
  status: "ready",
  since: "0.1.0",
  summary: "A shop in a list: name, stars, three of its products, and a follow button.",
  parts: {
    component: {
      ShopCard: "The card, an article.",
    },
  },
  keyboard: {
    Tab: "Moves focus to the shop's name, each of its products, then the button.",
  },
  serverSafe: false,
  budget: { js: 3150 },
});
