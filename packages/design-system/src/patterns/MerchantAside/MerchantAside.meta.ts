import { defineMeta } from "../../lib/meta.ts";

export default defineMeta({
  name: "MerchantAside",
  group: "commerce",
  status: "ready",
  since: "0.1.0",
  summary: "The seller: the third column of a product page.",
  parts: {
    component: {
      MerchantAside: "The column, a complementary landmark named by the shop.",
    },
  },
  keyboard: {
    Tab: "Moves focus to the shop's name, the buttons, and its other products.",
  },
  serverSafe: false,
  budget: { js: 3750 },
});
