import { defineMeta } from "../../lib/meta.ts";

export default defineMeta({
  name: "FlashStrip",
  group: "commerce",
  status: "ready",
  since: "0.1.0",
  summary: "A deal event that ends soon: a red intro with countdown, and its products.",
  parts: {
    component: {
      FlashStrip: "The strip, a region named by its title.",
    },
  },
  keyboard: {
    Tab: "Moves focus to the link to all deals, then to each product; the countdown is skipped.",
  },
  serverSafe: false,
  budget: { js: 2900 },
});
