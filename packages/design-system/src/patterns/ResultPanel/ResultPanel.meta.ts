import { defineMeta } from "../../lib/meta.ts";

export default defineMeta({
  name: "ResultPanel",
  group: "commerce",
  status: "ready",
  since: "0.1.0",
  summary: "How a payment ended, what it was, and the ways on; a change of state is announced.",
  parts: {
    component: {
      ResultPanel: "The panel, a region named by its title.",
    },
    state: {
      "data-state": "“paid”, “pending” or “failed”.",
    },
  },
  keyboard: {
    Tab: "Goes to the buttons; a change of state leaves the focus where it is.",
  },
  serverSafe: true,
  budget: { js: 1700 },
});
