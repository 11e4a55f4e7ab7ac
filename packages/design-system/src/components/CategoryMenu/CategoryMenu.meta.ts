import { defineMeta } from "../../lib/meta.ts";

export default defineMeta({
  name: "CategoryMenu",
  group: "navigation",
  status: "ready",
  since: "0.1.0",
  summary: "All departments, each with a panel of its categories.",
  pattern: "https://www.w3.org/WAI/ARIA/apg/patterns/disclosure/examples/disclosure-navigation-hybrid/",
  parts: {
    component: {
      CategoryMenu: "The navigation landmark: the cell, the column of departments, and their panels.",
    },
    part: { EntryLink: "The link of a department." },
    state: {
      "data-state": "“open” or “closed”, on a department's row: whether its panel is shown.",
      "data-floating": "On the column if the cell opens it; absent if it is always open.",
      "data-drawer": "On the drawer of small screens if a `HeaderButton` opens it.",
      "data-ready":
        "On the landmark after hydration; before that, the departments are links and hover opens the column.",
    },
  },
  keyboard: {
    Tab: "Moves focus from a department to its button, through its panel if it is open, and on to the next department.",
    "Enter or Space, on the button of a department": "Shows or hides the panel.",
    "Arrow Down, on the cell": "Shows the column and moves focus to its first department.",
    "Arrow Down": "Moves focus to the next department, or to the first after the last.",
    "Arrow Up": "Moves focus to the previous department, or to the last before the first.",
    Home: "Moves focus to the first department.",
    End: "Moves focus to the last department.",
    "Arrow Right": "Shows the panel and moves focus into it.",
    "Arrow Left": "Hides the panel and moves focus back to its department.",
    Escape: "Hides the panel. Pressed again, hides the column and moves focus to the cell.",
  },
  serverSafe: false,
  budget: { js: 5300 },
});
