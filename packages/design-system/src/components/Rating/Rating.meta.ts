import { defineMeta } from "../../lib/meta.ts";

export default defineMeta({
  name: "Rating",
  status: "ready",
  since: "0.1.0",
  group: "base",
  summary: "Stars that show a score, with the number beside them.",
  parts: { component: { Rating: "The five stars and what stands beside them." } },
  keyboard: {},
  serverSafe: true,
  budget: { js: 800 },
});
