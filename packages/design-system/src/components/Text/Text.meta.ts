import { defineMeta } from "../../lib/meta.ts";

export default defineMeta({
  name: "Text",
  status: "ready",
  since: "0.1.0",
  group: "base",
  summary: "Words with the type scale and the tones of the theme.",
  parts: { component: { Text: "The element with the words." } },
  keyboard: {},
  serverSafe: true,
  budget: { js: 800 },
});
