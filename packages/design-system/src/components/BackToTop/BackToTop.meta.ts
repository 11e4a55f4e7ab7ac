import { defineMeta } from "../../lib/meta.ts";

export default defineMeta({
  name: "BackToTop",
  group: "actions",
  status: "ready",
  since: "0.1.0",
  summary: "Brings the reader of a long page back to its top.",
  pattern: "https://www.w3.org/WAI/ARIA/apg/patterns/button/",
  parts: {
    component: { BackToTop: "The round button at the lower corner." },
    state: { "data-state": "“shown” once the page is scrolled, else “hidden”." },
  },
  keyboard: {
    Tab: "Goes to the button while it is shown.",
    Enter: "Scrolls to the top.",
    Space: "Scrolls to the top.",
  },
  serverSafe: false,
  budget: { js: 1050 },
});
