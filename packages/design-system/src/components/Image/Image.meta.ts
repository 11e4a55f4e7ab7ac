import { defineMeta } from "../../lib/meta.ts";

export default defineMeta({
  name: "Image",
  group: "base",
  status: "ready",
  since: "0.1.0",
  summary: "A picture in a box of fixed ratio, with a placeholder if it is broken.",
  pattern: "https://www.w3.org/WAI/tutorials/images/",
  parts: {
    component: { Image: "The box; the native picture is inside." },
    state: { "data-state": "“broken” if the picture failed to load." },
  },
  keyboard: {},
  serverSafe: false,
  budget: { js: 1650 },
});
