import { defineMeta } from "../../lib/meta.ts";

export default defineMeta({
  name: "ImageLightbox",
  group: "overlays",
  status: "new",
  since: "0.1.0",
  summary: "Pictures over the whole window, to swipe, to leaf through and to enlarge.",
  pattern: "https://www.w3.org/WAI/ARIA/apg/patterns/dialog-modal/",
  parts: {
    component: { ImageLightbox: "The dialog." },
    part: { Counter: "Which picture is shown; announced when it changes.", Slide: "One picture." },
    state: { "data-state": "“open” or “closed” on the dialog; “fitted” or “zoomed” on a slide." },
  },
  keyboard: {
    "Arrow Right": "Shows the next picture; after the last comes the first.",
    "Arrow Left": "Shows the picture before; before the first comes the last.",
    Home: "Shows the first picture.",
    End: "Shows the last picture.",
    "Plus, minus and 0": "Enlarge, make smaller, back to the first size.",
    "Arrow keys, on an enlarged picture": "Scroll within it.",
    Tab: "Stays inside the dialog.",
    Escape: "Closes it; the focus returns to where it was.",
  },
  serverSafe: false,
  budget: { js: 26300 },
});
