import { defineMeta } from "../../lib/meta.ts";

export default defineMeta({
  name: "Text",
  status: "ready",
  since: "0.1.0",
  group: "base",
  summary: "Text in the theme's type scale and tones.",
  parts: { component: { Text: "The element with the text." } },
  keyboard: {},
  serverSafe: true,
  budget: { js: 800 },
});
