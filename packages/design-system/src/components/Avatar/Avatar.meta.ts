import { defineMeta } from "../../lib/meta.ts";

export default defineMeta({
  name: "Avatar",
  group: "base",
  status: "ready",
  since: "0.1.0",
  summary: "A face or a logo beside its name; without a picture, the first letter.",
  parts: { component: { Avatar: "The whole: picture, letter, or the drawing of a person." } },
  keyboard: {},
  serverSafe: false,
  budget: { js: 1100 },
});
