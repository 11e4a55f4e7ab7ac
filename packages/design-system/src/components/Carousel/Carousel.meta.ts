import { defineMeta } from "../../lib/meta.ts";

export default defineMeta({
  name: "Carousel",
  group: "navigation",
  status: "ready",
  since: "0.1.0",
  summary:
    "A few large offers in one place: swiped, stepped through, or moved by a clock that can be paused.",
  pattern: "https://www.w3.org/WAI/ARIA/apg/patterns/carousel/",
  parts: {
    component: {
      Carousel: "The named region with the track of slides, their marks, the pause button and the arrows.",
    },
  },
  keyboard: {
    Tab: "Goes to what is in the slide in view, then to the marks, the pause button and the arrows.",
    "Arrow Right, on a mark or in a slide": "Shows the next slide; after the last comes the first.",
    "Arrow Left, on a mark or in a slide": "Shows the slide before; before the first comes the last.",
    Home: "Shows the first slide.",
    End: "Shows the last slide.",
    "Space, on the pause button": "Stops the clock, or starts it again.",
  },
  serverSafe: false,
  budget: { js: 2500 },
});
