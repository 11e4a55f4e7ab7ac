import { defineMeta } from "../../lib/meta.ts";

export default defineMeta({
  name: "ProgressBar",
  status: "ready",
  since: "0.1.0",
  group: "feedback",
  summary: "How far something has come: an upload under way, or a share that is sold.",
  pattern: "https://www.w3.org/WAI/ARIA/apg/patterns/meter/",
  parts: { component: { ProgressBar: "The bar: the track, and in it the part that is done." } },
  keyboard: {},
  serverSafe: true,
  budget: { js: 700 },
});
