import { defineMeta } from "../../lib/meta.ts";

export default defineMeta({
  name: "Button",
  group: "actions",
  status: "ready",
  since: "0.1.0",
  summary: "Does something on this page; as ButtonLink, leads to another with the look of a button.",
  pattern: "https://www.w3.org/WAI/ARIA/apg/patterns/button/",
  parts: {
    component: {
      Button: "The native button: words, with an icon before or after them.",
      ButtonLink: "A real link with the same look; it goes through the router's link.",
    },
    state: { "data-loading": "There while the button is busy." },
  },
  keyboard: {
    Tab: "Goes to the button, also while it is busy.",
    Enter: "Presses the button; follows a ButtonLink.",
    Space: "Presses the button.",
  },
  serverSafe: false,
  budget: { js: 1650 },
});
