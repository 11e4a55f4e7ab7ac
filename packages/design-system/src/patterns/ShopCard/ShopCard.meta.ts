import { defineMeta } from "../../lib/meta.ts";

export default defineMeta({
  name: "ShopCard",
  group: "commerce",
  status: "ready",
  since: "0.1.0",
  summary: "A shop among others: name, stars, three of its goods, and a button to follow it.",
  parts: {
    component: {
      ShopCard: "The card, an article.",
    },
  },
  keyboard: {
    Tab: "Goes to the shop's name, to each of its goods, then to the button.",
  },
  serverSafe: false,
  budget: { js: 3050 },
});
