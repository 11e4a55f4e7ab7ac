import { defineMeta } from "../../lib/meta.ts";

export default defineMeta({
  name: "Video",
  group: "base",
  status: "new",
  since: "0.1.0",
  summary: "A video with native controls that loads only when played.",
  parts: { component: { Video: "The `video` element." } },
  keyboard: {},
  serverSafe: true,
  budget: { js: 500 },
});
