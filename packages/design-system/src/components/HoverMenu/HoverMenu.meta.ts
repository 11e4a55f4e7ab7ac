import { defineMeta } from "../../lib/meta.ts";

export default defineMeta({
  name: "HoverMenu",
  group: "navigation",
  status: "ready",
  since: "0.1.0",
  summary: "A small panel of links that opens on click and on hover.",
  pattern: "https://www.w3.org/WAI/ARIA/apg/patterns/disclosure/",
  parts: { component: { HoverMenu: "The details element: the button and its panel." } },
  keyboard: {
    "Enter or Space, on the button": "Shows or hides the panel.",
    Tab: "Moves focus to the button, then through the open panel. Leaving it closes it.",
    Escape: "Closes the panel and returns focus to the button.",
  },
  serverSafe: false,
  budget: { js: 1400 },
});
