import { defineMeta } from "../../lib/meta.ts";

export default defineMeta({
  name: "Avatar",
  group: "base",
  status: "ready",
  since: "0.1.0",
  summary: "A profile picture or logo next to a name, with the first letter as the fallback.",
  parts: { component: { Avatar: "The picture, the letter, or the icon of a person." } },
  keyboard: {},
  serverSafe: false,
  budget: { js: 1150 },
});
