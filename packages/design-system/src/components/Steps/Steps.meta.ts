import { defineMeta } from "../../lib/meta.ts";

export default defineMeta({
  name: "Steps",
  group: "navigation",
  status: "ready",
  since: "0.1.0",
  summary: "Progress through a fixed sequence of steps: of a checkout, order or application.",
  parts: {
    component: { Steps: "The ordered list." },
    state: { "data-state": "“done”, “current” or “todo”, on each step." },
  },
  keyboard: {},
  serverSafe: true,
  budget: { js: 1400 },
});
