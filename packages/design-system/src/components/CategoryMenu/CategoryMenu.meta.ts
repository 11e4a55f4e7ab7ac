import { defineMeta } from "../../lib/meta.ts";

export default defineMeta({
  name: "CategoryMenu",
  group: "navigation",
  status: "ready",
  since: "0.1.0",
  summary: "All departments, each with a panel of its categories.",
  pattern: "https://www.w3.org/WAI/ARIA/apg/patterns/disclosure/examples/disclosure-navigation-hybrid/",
  parts: {
    component: { CategoryMenu: "The landmark: the cell, the column of departments, their panels." },
    part: { EntryLink: "The link of a department." },
    state: {
      "data-state": "“open” or “closed”, on the row of a department: whether its panel is shown.",
      "data-floating": "On the column, where the cell opens it; not there where it always hangs open.",
      "data-drawer": "On the drawer of small windows where a `HeaderButton` opens it.",
      "data-ready": "On the landmark once it runs in the browser; before, only its links work.",
    },
  },
  keyboard: {
    Tab: "Goes from a department to its button, through its panel where that is shown, and on to the next one.",
    "Enter or Space, on the button of a department": "Shows its panel, or hides it.",
    "Arrow Down, on the cell": "Shows the column and goes to its first department.",
    "Arrow Down": "Goes to the next department; after the last comes the first.",
    "Arrow Up": "Goes to the department before; before the first comes the last.",
    Home: "Goes to the first department.",
    End: "Goes to the last department.",
    "Arrow Right": "Shows the panel and goes into it.",
    "Arrow Left": "Hides the panel and goes back to its department.",
    Escape: "Hides the panel; once more, hides the column and goes back to the cell.",
  },
  serverSafe: false,
  budget: { js: 5200 },
});
