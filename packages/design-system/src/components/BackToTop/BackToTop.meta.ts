import { defineMeta } from "../../lib/meta.ts";

export default defineMeta({
  name: "BackToTop",
  group: "actions",
  status: "ready",
  since: "0.1.0",
  summary: "Returns users of a long page to its top.",
  pattern: "https://www.w3.org/WAI/ARIA/apg/patterns/button/",
  parts: {
    component: { BackToTop: "The round button in the lower corner." },
    state: { "data-state": "“shown” once the page is scrolled, otherwise “hidden”." },
  },
  keyboard: {
    Tab: "Moves focus to the button while it is visible.",
    Enter: "Scrolls to the top.",
    Space: "Scrolls to the top.",
  },
  serverSafe: false,
  budget: { js: 1150 },
});
