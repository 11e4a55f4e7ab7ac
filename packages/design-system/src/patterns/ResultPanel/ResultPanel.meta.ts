import { defineMeta } from "../../lib/meta.ts";

export default defineMeta({
  name: "ResultPanel",
  group: "commerce",
  status: "ready",
  since: "0.1.0",
  summary: "Result of a payment with amount and next steps; state changes are announced.",
  parts: {
    component: {
      ResultPanel: "The panel, a region named by its title.",
    },
    state: {
      "data-state": "“paid”, “pending” or “failed”.",
    },
  },
  keyboard: {
    Tab: "Moves focus to the buttons; a state change doesn't move focus.",
  },
  serverSafe: true,
  budget: { js: 1750 },
});
