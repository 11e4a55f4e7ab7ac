import { defineMeta } from "../../lib/meta.ts";

export default defineMeta({
  name: "Image",
  group: "base",
  status: "ready",
  since: "0.1.0",
  summary: "A picture in a box of fixed ratio, so nothing jumps; a broken one has a stand-in.",
  pattern: "https://www.w3.org/WAI/tutorials/images/",
  parts: {
    component: { Image: "The box; the native picture is inside." },
    state: { "data-state": "“broken”, where the picture could not be loaded." },
  },
  keyboard: {},
  serverSafe: false,
  budget: { js: 1600 },
});
