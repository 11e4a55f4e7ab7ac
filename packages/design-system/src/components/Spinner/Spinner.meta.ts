import { defineMeta } from "../../lib/meta.ts";

export default defineMeta({
  name: "Spinner",
  status: "ready",
  since: "0.1.0",
  group: "feedback",
  summary: "Indicates an operation of unknown duration.",
  parts: { component: { Spinner: "The rotating circle." } },
  keyboard: {},
  serverSafe: true,
  budget: { js: 850 },
});
