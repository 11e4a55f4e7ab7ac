import { defineMeta } from "../../lib/meta.ts";

export default defineMeta({
  name: "Tabs",
  group: "navigation",
  status: "ready",
  since: "0.1.0",
  summary: "Parts of one page, one in view at a time.",
  pattern: "https://www.w3.org/WAI/ARIA/apg/patterns/tabs/",
  parts: {
    component: { Tabs: "Holds the row of tabs and the panels." },
    part: {
      List: "The row of tabs; it scrolls where it does not fit.",
      Tab: "One tab: its words and, where there is something, a count.",
      Panel: "What belongs to the tab of the same value.",
    },
    state: {
      "data-state": "“active” or “inactive”, on the tab and on its panel.",
      "data-orientation": "“horizontal” or “vertical”, on all parts.",
    },
  },
  imports: ["Tabs", "TabsList", "TabsPanel", "TabsTab"],
  keyboard: {
    Tab: "Goes to the chosen tab, then into its panel.",
    "Arrow Right":
      "Goes to the next tab and chooses it; after the last comes the first. Passes over disabled tabs.",
    "Arrow Left": "Goes to the tab before and chooses it; before the first comes the last.",
    Home: "Goes to the first tab and chooses it.",
    End: "Goes to the last tab and chooses it.",
    "Enter, with activationMode manual": "Chooses the tab that has the focus; arrow keys only move.",
  },
  serverSafe: false,
  budget: { js: 10050 },
});
