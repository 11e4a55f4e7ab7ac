import { defineMeta } from "../../lib/meta.ts";

export default defineMeta({
  name: "Rating",
  status: "ready",
  since: "0.1.0",
  group: "base",
  summary: "Stars that show a score, with the number next to them.",
  parts: { component: { Rating: "The five stars and the content next to them." } },
  keyboard: {},
  serverSafe: true,
  budget: { js: 800 },
});
