import { defineMeta } from "../../lib/meta.ts";

export default defineMeta({
  name: "SkipLink",
  status: "ready",
  since: "0.1.0",
  group: "navigation",
  summary: "First stop of the keyboard: leads past the header to the content.",
  parts: { component: { SkipLink: "The link, out of view until it has the focus." } },
  keyboard: {
    Tab: "As the first stop of the page: shows the link.",
    Enter: "Goes to the content.",
  },
  serverSafe: true,
  budget: { js: 400 },
});
