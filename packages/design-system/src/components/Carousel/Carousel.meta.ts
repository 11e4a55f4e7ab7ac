import { defineMeta } from "../../lib/meta.ts";

export default defineMeta({
  name: "Carousel",
  group: "navigation",
  status: "ready",
  since: "0.1.0",
  summary: "A few large offers in one place, with swipe, controls, and autoplay that can be paused.",
  pattern: "https://www.w3.org/WAI/ARIA/apg/patterns/carousel/",
  parts: {
    component: {
      Carousel: "The named region with the track of slides, dots, pause button and arrows.",
    },
  },
  keyboard: {
    Tab: "Moves focus through the visible slide, then to the dots, the pause button and the arrows.",
    "Arrow Right, on a mark or in a slide": "Shows the next slide, or the first after the last.",
    "Arrow Left, on a mark or in a slide": "Shows the previous slide, or the last before the first.",
    Home: "Shows the first slide.",
    End: "Shows the last slide.",
    "Space, on the pause button": "Pauses or resumes autoplay.",
  },
  serverSafe: false,
  budget: { js: 2600 },
});
