import { defineMeta } from "../../lib/meta.ts";

export default defineMeta({
  name: "Icon",
  group: "base",
  status: "ready",
  since: "0.1.0",
  summary: "An icon in the size and color of the surrounding text.",
  pattern: "https://www.w3.org/WAI/tutorials/images/",
  imports: ["Icon", "ChevronStart", "ChevronEnd"],
  parts: { component: { Icon: "The icon: one svg element." } },
  keyboard: {},
  serverSafe: true,
  budget: { js: 800 },
});
