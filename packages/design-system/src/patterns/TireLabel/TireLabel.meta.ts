import { defineMeta } from "../../lib/meta.ts";

export default defineMeta({
  name: "TireLabel",
  group: "commerce",
  status: "new",
  since: "0.1.0",
  summary: "The grades of a tire as a chart: fuel efficiency, wet grip, noise, snow and ice.",
  parts: {
    component: { TireLabel: "The figure with its title." },
    part: { Grade: "The tire's letter on a scale." },
  },
  keyboard: {},
  serverSafe: true,
  budget: { js: 2500 },
});
