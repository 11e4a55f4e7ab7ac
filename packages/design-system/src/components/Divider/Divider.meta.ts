import { defineMeta } from "../../lib/meta.ts";

export default defineMeta({
  name: "Divider",
  group: "layout",
  status: "ready",
  since: "0.1.0",
  summary: "A thin line between two things, or words between two ways.",
  pattern: "https://www.w3.org/TR/wai-aria-1.2/#separator",
  parts: { component: { Divider: "The line; with words, a line at both sides of them." } },
  keyboard: {},
  serverSafe: true,
  budget: { js: 500 },
});
