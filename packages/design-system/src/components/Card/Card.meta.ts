import { defineMeta } from "../../lib/meta.ts";

export default defineMeta({
  name: "Card",
  group: "base",
  status: "ready",
  since: "0.1.0",
  summary: "A surface for things that belong together.",
  parts: {
    component: {
      Card: "The surface.",
      CardHead: "The first row of a card without padding: title, and a link at the end.",
    },
  },
  keyboard: {},
  serverSafe: true,
  budget: { js: 650 },
});
