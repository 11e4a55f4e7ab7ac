import { defineMeta } from "../../lib/meta.ts";

export default defineMeta({
  name: "HoverMenu",
  group: "navigation",
  status: "ready",
  since: "0.1.0",
  summary: "A small panel of links that opens on a press and, with a mouse, on a rest.",
  pattern: "https://www.w3.org/WAI/ARIA/apg/patterns/disclosure/",
  parts: { component: { HoverMenu: "The details element: the button and its panel." } },
  keyboard: {
    "Enter or Space, on the button": "Shows the panel, or hides it.",
    Tab: "Goes to the button, then through the panel that is shown; leaving it hides it.",
    Escape: "Hides the panel; the focus goes back to the button.",
  },
  serverSafe: false,
  budget: { js: 1400 },
});
