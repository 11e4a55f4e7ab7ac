import { defineMeta } from "../../lib/meta.ts";

export default defineMeta({
  name: "ConfirmDialog",
  group: "overlays",
  status: "ready",
  since: "0.1.0",
  summary: "Asks before an action that is hard to undo.",
  pattern: "https://www.w3.org/WAI/ARIA/apg/patterns/alertdialog/",
  parts: { component: { ConfirmDialog: "The panel with question, consequence and two answers." } },
  keyboard: {
    Tab: "Moves focus between the two answers, and stays in the dialog.",
    Enter: "Presses the focused answer, initially the safe one.",
    Escape: "Closes it without doing anything, unless it is loading.",
  },
  serverSafe: false,
  budget: { js: 15450 },
});
