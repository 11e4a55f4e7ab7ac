import { defineMeta } from "../../lib/meta.ts";

export default defineMeta({
  name: "ProductGrid",
  group: "commerce",
  status: "ready",
  since: "0.1.0",
  summary: "Product cards in columns that adapt to the viewport.",
  parts: {
    component: {
      ProductGrid: "The list.",
    },
  },
  keyboard: {},
  serverSafe: true,
  budget: { js: 500 },
});
