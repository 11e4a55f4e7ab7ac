import { defineMeta } from "../../lib/meta.ts";

export default defineMeta({
  name: "ShopStrip",
  group: "commerce",
  status: "ready",
  since: "0.1.0",
  summary: "The shop that fits a search best, in one strip above its results.",
  parts: {
    component: {
      ShopStrip: "The strip, a region named by the shop.",
    },
  },
  keyboard: {
    Tab: "Goes to the shop's name, to each of its goods, then to the buttons.",
  },
  serverSafe: false,
  budget: { js: 2850 },
});
