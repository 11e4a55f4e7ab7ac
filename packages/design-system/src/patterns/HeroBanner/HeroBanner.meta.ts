import { defineMeta } from "../../lib/meta.ts";

export default defineMeta({
  name: "HeroBanner",
  group: "commerce",
  status: "ready",
  since: "0.1.0",
  summary: "A slide of the home page carousel: text with one link, or one finished picture.",
  parts: {
    component: {
      HeroBanner: "Text on a light background, with a cut-out.",
      PictureBanner: "One finished picture, entirely a link.",
    },
    state: { "data-hue": "The `hue`, if one is given." },
  },
  keyboard: {
    Tab: "Moves focus to the slide's one link.",
  },
  serverSafe: false,
  budget: { js: 1100 },
});
