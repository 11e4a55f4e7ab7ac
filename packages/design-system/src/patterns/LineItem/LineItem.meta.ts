import { defineMeta } from "../../lib/meta.ts";

export default defineMeta({
  name: "LineItem",
  group: "commerce",
  status: "ready",
  since: "0.1.0",
  summary: "A selected product with picture and option: the first columns of carts, invoices and orders.",
  pattern: "https://www.w3.org/WAI/ARIA/apg/patterns/button/",
  parts: {
    component: {
      LineItem: "Picture, title, option, status and a note on the price.",
    },
  },
  keyboard: {
    Tab: "Moves focus to the title, then to the option if it can be changed.",
    "Enter, Space": "On the option: requests a change.",
  },
  serverSafe: false,
  budget: { js: 2250 },
});
