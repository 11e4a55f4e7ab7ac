import { defineMeta } from "../../lib/meta.ts";

export default defineMeta({
  name: "SkipLink",
  status: "ready",
  since: "0.1.0",
  group: "navigation",
  summary: "First tab stop: skips the header.",
  parts: { component: { SkipLink: "The link, off screen until focused." } },
  keyboard: {
    Tab: "As the first tab stop of the page: shows the link.",
    Enter: "Moves to the content.",
  },
  serverSafe: true,
  budget: { js: 400 },
});
