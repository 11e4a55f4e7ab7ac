import { defineMeta } from "../../lib/meta.ts";

export default defineMeta({
  name: "ScrollArea",
  group: "base",
  status: "new",
  since: "0.1.0",
  summary: "A part that scrolls by itself, with shadows where there is more.",
  parts: {
    component: { ScrollArea: "The part that scrolls." },
    state: { "data-state": "“overflowing” or “fitting”." },
  },
  keyboard: { Tab: "Goes to the area while something is out of sight; the browser's keys scroll it then." },
  serverSafe: false,
  budget: { js: 800 },
});
