import { defineMeta } from "../../lib/meta.ts";

export default defineMeta({
  name: "ProductGallery",
  group: "commerce",
  status: "ready",
  since: "0.1.0",
  summary: "The pictures of a product: one large with a lens, the others small below it.",
  pattern: "https://www.w3.org/WAI/ARIA/apg/patterns/tabs/",
  parts: {
    component: { ProductGallery: "The group." },
    part: { Stage: "The large picture or the film.", Detail: "The region under the lens, enlarged." },
    state: { "data-lens": "Around stage and detail, while a mouse is on the picture." },
  },
  keyboard: {
    Tab: "Goes to the large picture, then to the small one that is chosen.",
    "Arrow Right": "On a small picture: chooses the next; after the last comes the first.",
    "Arrow Left": "On a small picture: chooses the one before; before the first comes the last.",
    Home: "On a small picture: chooses the first.",
    End: "On a small picture: chooses the last.",
    "Enter or Space, on the large picture": "Opens the pictures over the whole window.",
    Escape: "Puts the lens away.",
  },
  serverSafe: false,
  budget: { js: 4050 },
});
