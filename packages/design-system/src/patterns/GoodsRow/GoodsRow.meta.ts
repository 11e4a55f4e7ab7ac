import { defineMeta } from "../../lib/meta.ts";

export default defineMeta({
  name: "GoodsRow",
  group: "commerce",
  status: "ready",
  since: "0.1.0",
  summary: "What was chosen, with its picture and option: the first columns of carts, bills and orders.",
  pattern: "https://www.w3.org/WAI/ARIA/apg/patterns/button/",
  parts: {
    component: {
      GoodsRow: "Picture, title, option, state and a note on the price.",
    },
  },
  keyboard: {
    Tab: "Goes to the title, then to the option where it can be changed.",
    "Enter, Space": "On the option: asks to change it.",
  },
  serverSafe: false,
  budget: { js: 2150 },
});
