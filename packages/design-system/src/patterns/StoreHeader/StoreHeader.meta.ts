import { defineMeta } from "../../lib/meta.ts";

export default defineMeta({
  name: "StoreHeader",
  group: "commerce",
  status: "new",
  since: "0.1.0",
  summary: "Header of a shop's pages: cover, name, scores, and navigation within the shop.",
  parts: {
    component: {
      StoreHeader: "The region named by the shop.",
    },
  },
  keyboard: {
    Tab: "Moves focus to the phone number, the buttons, then the tabs and the search.",
  },
  serverSafe: false,
  budget: { js: 3550 },
});
