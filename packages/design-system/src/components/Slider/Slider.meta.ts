import { defineMeta } from "../../lib/meta.ts";

export default defineMeta({
  name: "Slider",
  group: "fields",
  status: "new",
  since: "1.0.0",
  summary: "One value on a scale, if its exact number matters less than its size.",
  pattern: "https://www.w3.org/WAI/ARIA/apg/patterns/slider/",
  parts: {
    component: { Slider: "The field with its label, value and message." },
    part: { Mark: "A label under the track." },
  },
  keyboard: {
    Tab: "Moves focus to the thumb. As in every native slider, the browser changes the value by arrow keys, Page keys, Home and End.",
  },
  serverSafe: false,
  budget: { js: 2300 },
});
