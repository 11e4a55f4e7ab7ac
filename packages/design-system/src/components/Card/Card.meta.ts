import { defineMeta } from "../../lib/meta.ts";

export default defineMeta({
  name: "Card",
  group: "base",
  status: "ready",
  since: "0.1.0",
  summary: "A surface for related content.",
  parts: {
    component: {
      Card: "The surface.",
      CardHead: "The first row of a card without padding: the title, and an optional link at the end.",
    },
  },
  keyboard: {},
  serverSafe: true,
  budget: { js: 650 },
});
