import { defineMeta } from "../../lib/meta.ts";

export default defineMeta({
  name: "ImageLightbox",
  group: "overlays",
  status: "new",
  since: "0.1.0",
  summary: "Full-screen pictures to swipe, browse and enlarge.",
  pattern: "https://www.w3.org/WAI/ARIA/apg/patterns/dialog-modal/",
  parts: {
    component: { ImageLightbox: "The dialog." },
    part: { Counter: "Position of the current picture; announced when it changes.", Slide: "One picture." },
    state: { "data-state": "“open” or “closed” on the dialog; “fitted” or “zoomed” on a slide." },
  },
  keyboard: {
    "Arrow Right": "Shows the next picture, or the first after the last.",
    "Arrow Left": "Shows the previous picture, or the last before the first.",
    Home: "Shows the first picture.",
    End: "Shows the last picture.",
    "Plus, minus and 0": "Zoom in, zoom out, reset.",
    "Arrow keys, on an enlarged picture": "Scroll within it.",
    Tab: "Stays inside the dialog.",
    Escape: "Closes it and returns focus to where it was.",
  },
  serverSafe: false,
  budget: { js: 26300 },
});
