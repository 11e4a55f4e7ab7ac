import { defineMeta } from "../../lib/meta.ts";

export default defineMeta({
  name: "Spinner",
  status: "ready",
  since: "0.1.0",
  group: "feedback",
  summary: "Something is under way and its end is unknown.",
  parts: { component: { Spinner: "The turning circle." } },
  keyboard: {},
  serverSafe: true,
  budget: { js: 750 },
});
