import { defineMeta } from "../../documentation/meta.ts";

export default defineMeta({
  name: "FlashStrip",
  group: "commerce",
  status: "ready",
  since: "0.1.0",
  summary: "Deals that run out, with their clock.",
  parts: {
    component: {
      FlashStrip: "The strip.",
    },
  },
  keyboard: {},
  serverSafe: false,
  budget: { js: 6_000, css: 3_000 },
});
