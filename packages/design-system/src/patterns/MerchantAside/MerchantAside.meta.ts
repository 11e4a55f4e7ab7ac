import { defineMeta } from "../../lib/meta.ts";

export default defineMeta({
  name: "MerchantAside",
  group: "commerce",
  status: "ready",
  since: "0.1.0",
  summary: "Who sells this: the third column of a product page.",
  parts: {
    component: {
      MerchantAside: "The column, a complementary landmark named by the shop.",
    },
  },
  keyboard: {
    Tab: "Goes to the shop's name, to the buttons, then to more of its goods.",
  },
  serverSafe: false,
  budget: { js: 3650 },
});
