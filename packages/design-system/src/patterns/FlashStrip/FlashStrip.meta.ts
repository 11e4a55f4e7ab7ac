import { defineMeta } from "../../lib/meta.ts";

export default defineMeta({
  name: "FlashStrip",
  group: "commerce",
  status: "ready",
  since: "0.1.0",
  summary: "An activity that ends soon: a red intro with its clock, and the goods in it.",
  parts: {
    component: {
      FlashStrip: "The strip, a region named by its title.",
    },
  },
  keyboard: {
    Tab: "Goes to the link to all deals, then to the goods one by one; the clock is passed by.",
  },
  serverSafe: false,
  budget: { js: 2900 },
});
