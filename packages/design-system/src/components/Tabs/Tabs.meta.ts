import { defineMeta } from "../../lib/meta.ts";

export default defineMeta({
  name: "Tabs",
  group: "navigation",
  status: "ready",
  since: "0.1.0",
  summary: "Sections of one page, one visible at a time.",
  pattern: "https://www.w3.org/WAI/ARIA/apg/patterns/tabs/",
  parts: {
    component: { Tabs: "Contains the tab list and the panels." },
    part: {
      List: "The row of tabs; scrolls if it doesn't fit.",
      Tab: "One tab: its text and an optional count.",
      Panel: "Content of the tab with the same value.",
    },
    state: {
      "data-state": "“active” or “inactive”, on the tab and its panel.",
      "data-orientation": "“horizontal” or “vertical”, on all parts.",
    },
  },
  imports: ["Tabs", "TabsList", "TabsPanel", "TabsTab"],
  keyboard: {
    Tab: "Moves focus to the selected tab, then into its panel.",
    "Arrow Right": "Moves focus to the next tab and selects it; wraps around and skips disabled tabs.",
    "Arrow Left": "Moves focus to the previous tab and selects it; wraps around.",
    Home: "Moves focus to the first tab and selects it.",
    End: "Moves focus to the last tab and selects it.",
    "Enter, with activationMode manual": "Selects the focused tab; arrow keys only move focus.",
  },
  serverSafe: false,
  budget: { js: 10050 },
});
