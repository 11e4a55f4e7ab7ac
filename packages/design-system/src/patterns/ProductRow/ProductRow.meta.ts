import { defineMeta } from "../../lib/meta.ts";

export default defineMeta({
  name: "ProductRow",
  group: "commerce",
  status: "ready",
  since: "0.1.0",
  summary:
    "A product in a narrow list: small picture, title of two lines, price, and its place in a ranking.",
  parts: {
    component: {
      ProductRow: "The row; all of it can be pressed, its title is the link.",
    },
  },
  keyboard: {
    Tab: "Goes to the title; a row is one stop.",
  },
  serverSafe: false,
  budget: { js: 2400 },
});
