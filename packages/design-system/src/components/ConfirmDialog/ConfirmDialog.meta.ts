import { defineMeta } from "../../lib/meta.ts";

export default defineMeta({
  name: "ConfirmDialog",
  group: "overlays",
  status: "ready",
  since: "0.1.0",
  summary: "Asks before something that is hard to take back.",
  pattern: "https://www.w3.org/WAI/ARIA/apg/patterns/alertdialog/",
  parts: { component: { ConfirmDialog: "The panel with question, consequence and two answers." } },
  keyboard: {
    Tab: "Goes round between the two answers.",
    Enter: "Gives the answer that has the focus, at first the harmless one.",
    Escape: "Closes it without doing anything; not while it is busy.",
  },
  serverSafe: false,
  budget: { js: 15450 },
});
