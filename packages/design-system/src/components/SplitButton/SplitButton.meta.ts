import { defineMeta } from "../../lib/meta.ts";

export default defineMeta({
  name: "SplitButton",
  group: "actions",
  status: "new",
  since: "1.0.0",
  summary: "The most frequent of several actions, with the others in a menu next to it.",
  pattern: "https://www.w3.org/WAI/ARIA/apg/patterns/menu-button/",
  parts: { component: { SplitButton: "Both buttons. The menu is a `DropdownMenu`." } },
  keyboard: {
    Tab: "Moves focus to the first button, then to the one with the menu.",
    "Enter or Space, on the first button": "Performs the frequent action.",
    "Enter, Space or Arrow Down, on the second button": "Opens the menu and moves focus to its first row.",
    Escape: "Closes the menu and returns focus to the second button.",
  },
  serverSafe: false,
  budget: { js: 30000 },
});
