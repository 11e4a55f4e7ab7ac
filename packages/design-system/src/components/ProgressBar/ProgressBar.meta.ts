import { defineMeta } from "../../lib/meta.ts";

export default defineMeta({
  name: "ProgressBar",
  status: "ready",
  since: "0.1.0",
  group: "feedback",
  summary: "Progress of a task, such as an upload, or a measure, such as the sold fraction.",
  pattern: "https://www.w3.org/WAI/ARIA/apg/patterns/meter/",
  parts: { component: { ProgressBar: "The bar: the track with its filled part." } },
  keyboard: {},
  serverSafe: true,
  budget: { js: 700 },
});
