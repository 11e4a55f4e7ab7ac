import { defineMeta } from "../../lib/meta.ts";

export default defineMeta({
  name: "UtilityBar",
  status: "ready",
  since: "0.1.0",
  group: "navigation",
  summary: "The slim bar above the header: home, greeting, orders, account and language.",
  pattern: "https://www.w3.org/WAI/ARIA/apg/patterns/disclosure/examples/disclosure-navigation/",
  parts: { component: { UtilityBar: "The landmark with the items at both ends." } },
  imports: [
    "UtilityBar",
    "UtilityItem",
    "UtilityLink",
    "UtilityButton",
    "LanguageMenu",
    "UserMenu",
    "UserMenuLink",
    "UserMenuButton",
  ],
  keyboard: {
    Tab: "Moves focus to the next link, button or menu, and through the links of an open menu.",
    Enter: "Follows the link, or presses the button.",
    Escape: "Closes the open menu and moves focus to its button.",
  },
  serverSafe: false,
  budget: { js: 3200 },
});
