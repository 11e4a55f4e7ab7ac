import { defineMeta } from "../../lib/meta.ts";

export default defineMeta({
  name: "Video",
  group: "base",
  status: "new",
  since: "0.1.0",
  summary: "A film with the browser's own controls, fetched only when it is asked for.",
  parts: { component: { Video: "The `video` element." } },
  keyboard: {},
  serverSafe: true,
  budget: { js: 500 },
});
