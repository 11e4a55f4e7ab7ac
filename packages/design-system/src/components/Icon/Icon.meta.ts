import { defineMeta } from "../../lib/meta.ts";

export default defineMeta({
  name: "Icon",
  group: "base",
  status: "ready",
  since: "0.1.0",
  summary: "A drawing in the size and the color of the text around it.",
  pattern: "https://www.w3.org/WAI/tutorials/images/",
  parts: { component: { Icon: "The drawing: one svg element." } },
  keyboard: {},
  serverSafe: true,
  budget: { js: 700 },
});
