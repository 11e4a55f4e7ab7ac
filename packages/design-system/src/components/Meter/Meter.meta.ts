import { defineMeta } from "../../lib/meta.ts";

export default defineMeta({
  name: "Meter",
  group: "feedback",
  status: "new",
  since: "0.1.0",
  summary: "A static fraction: sold, in stock, used of a limit.",
  pattern: "https://www.w3.org/WAI/ARIA/apg/patterns/meter/",
  parts: { component: { Meter: "Texts and bar." } },
  keyboard: {},
  serverSafe: true,
  budget: { js: 900 },
});
