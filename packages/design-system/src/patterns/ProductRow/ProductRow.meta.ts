import { defineMeta } from "../../lib/meta.ts";

export default defineMeta({
  name: "ProductRow",
  group: "commerce",
  status: "ready",
  since: "0.1.0",
  summary: "A product in a narrow list: small picture, two-line title, price and rank.",
  parts: {
    component: {
      ProductRow: "The row is clickable as a whole; its title is the link.",
    },
  },
  keyboard: {
    Tab: "Moves focus to the title; a row is one tab stop.",
  },
  serverSafe: false,
  budget: { js: 2500 },
});
