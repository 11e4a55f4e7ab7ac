import { defineMeta } from "../../lib/meta.ts";

export default defineMeta({
  name: "ShopStrip",
  group: "commerce",
  status: "ready",
  since: "0.1.0",
  summary: "The shop that matches a search best, in one strip above its results.",
  parts: {
    component: {
      ShopStrip: "The strip, a region named by the shop.",
    },
  },
  keyboard: {
    Tab: "Moves focus to the shop's name, each of its products, then the buttons.",
  },
  serverSafe: false,
  budget: { js: 2850 },
});
