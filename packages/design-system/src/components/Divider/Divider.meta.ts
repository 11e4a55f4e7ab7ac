import { defineMeta } from "../../lib/meta.ts";

export default defineMeta({
  name: "Divider",
  group: "layout",
  status: "ready",
  since: "0.1.0",
  summary: "A thin line between two elements, or around a text that separates alternatives.",
  pattern: "https://www.w3.org/TR/wai-aria-1.2/#separator",
  parts: { component: { Divider: "The line; with text, a line on each side of it." } },
  keyboard: {},
  serverSafe: true,
  budget: { js: 500 },
});
