import { defineMeta } from "../../lib/meta.ts";

export default defineMeta({
  name: "StoreHeader",
  group: "commerce",
  status: "new",
  since: "0.1.0",
  summary: "The head of a shop's pages: cover, name, scores, and the ways inside the shop.",
  parts: {
    component: {
      StoreHeader: "The region named by the shop.",
    },
  },
  keyboard: {
    Tab: "Goes to the telephone number, to the buttons, then to the tabs and the search.",
  },
  serverSafe: false,
  budget: { js: 3500 },
});
