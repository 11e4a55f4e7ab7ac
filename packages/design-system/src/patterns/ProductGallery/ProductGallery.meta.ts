import { defineMeta } from "../../lib/meta.ts";

export default defineMeta({
  name: "ProductGallery",
  group: "commerce",
  status: "ready",
  since: "0.1.0",
  summary: "Product pictures: one large with a lens, the others as thumbnails below.",
  pattern: "https://www.w3.org/WAI/ARIA/apg/patterns/tabs/",
  parts: {
    component: { ProductGallery: "The group." },
    part: { Stage: "The large picture or video.", Detail: "The magnified area of the lens." },
    state: { "data-lens": "Around stage and detail, while the mouse is over the picture." },
  },
  keyboard: {
    Tab: "Moves focus to the large picture, then to the selected thumbnail.",
    "Arrow Right": "On a thumbnail: selects the next one, or the first after the last.",
    "Arrow Left": "On a thumbnail: selects the previous one, or the last before the first.",
    Home: "On a thumbnail: selects the first.",
    End: "On a thumbnail: selects the last.",
    "Enter or Space, on the large picture": "Opens the pictures in full screen.",
    Escape: "Hides the lens.",
  },
  serverSafe: false,
  budget: { js: 4050 },
});
