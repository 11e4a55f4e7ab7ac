import { defineMeta } from "../../lib/meta.ts";

export default defineMeta({
  name: "TopListCard",
  group: "commerce",
  status: "ready",
  since: "0.1.0",
  summary: "The top products of one department: an ordered list with medals.",
  parts: {
    component: {
      TopListCard: "The card, a region named by its title.",
    },
  },
  keyboard: {
    Tab: "Moves focus to the link to the whole ranking, then to the products, best first.",
  },
  serverSafe: false,
  budget: { js: 2800 },
});
