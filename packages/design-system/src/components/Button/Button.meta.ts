import { defineMeta } from "../../lib/meta.ts";

export default defineMeta({
  name: "Button",
  group: "actions",
  status: "ready",
  since: "0.1.0",
  summary: "Performs an action on this page. ButtonLink is a link with the same look.",
  pattern: "https://www.w3.org/WAI/ARIA/apg/patterns/button/",
  parts: {
    component: {
      Button: "The native button: text, with an optional icon before or after it.",
      ButtonLink: "A link with the same look. It uses the router's link.",
    },
    state: { "data-loading": "Set while the button is loading." },
  },
  keyboard: {
    Tab: "Moves focus to the button, even while it is loading.",
    Enter: "Presses the button, or follows a ButtonLink.",
    Space: "Presses the button.",
  },
  serverSafe: false,
  budget: { js: 1750 },
});
