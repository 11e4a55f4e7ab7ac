import { defineMeta } from "../../lib/meta.ts";

export default defineMeta({
  name: "ScrollArea",
  group: "base",
  status: "new",
  since: "0.1.0",
  summary: "A scrollable area with shadows where content is hidden.",
  parts: {
    component: { ScrollArea: "The scrollable area." },
    state: { "data-state": "“overflowing” or “fitting”." },
  },
  keyboard: { Tab: "Moves focus to the area while it overflows; the browser's keys then scroll it." },
  serverSafe: false,
  budget: { js: 800 },
});
