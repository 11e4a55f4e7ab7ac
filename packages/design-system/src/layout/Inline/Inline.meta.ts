import { defineMeta } from "../../lib/meta.ts";

export default defineMeta({
  name: "Inline",
  status: "ready",
  since: "0.1.0",
  group: "layout",
  summary: "Children next to each other, wrapping if the line is full.",
  parts: { component: { Inline: "The element around the children." } },
  keyboard: {},
  serverSafe: true,
  budget: { js: 600 },
});
