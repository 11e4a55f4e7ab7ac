import { defineMeta } from "../../lib/meta.ts";

export default defineMeta({
  name: "HeroBanner",
  group: "commerce",
  status: "ready",
  since: "0.1.0",
  summary: "A slide of the home carousel: words with one link, or one finished picture.",
  parts: {
    component: {
      HeroBanner: "Words on a light ground, with a cut-out.",
      PictureBanner: "One finished picture, all of it a link.",
    },
  },
  keyboard: {
    Tab: "Goes to the one link of the slide.",
  },
  serverSafe: false,
  budget: { js: 1100 },
});
