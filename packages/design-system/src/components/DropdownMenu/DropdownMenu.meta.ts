import { defineMeta } from "../../lib/meta.ts";

export default defineMeta({
  name: "DropdownMenu",
  group: "overlays",
  status: "ready",
  since: "0.1.0",
  summary: "A few actions or settings behind one button.",
  pattern: "https://www.w3.org/WAI/ARIA/apg/patterns/menu-button/",
  parts: {
    component: {
      DropdownMenu: "The menu. The caller provides the button.",
      DropdownMenuSub: "The submenu of a row, next to it.",
    },
    state: {
      "data-state": "“open” or “closed” on menu and button; “checked” or “unchecked” on a setting.",
      "data-highlighted": "On the row under the keyboard or pointer.",
      "data-disabled": "On a row that can't be selected.",
    },
  },
  imports: [
    "DropdownMenu",
    "DropdownMenuItem",
    "DropdownMenuCheckboxItem",
    "DropdownMenuLink",
    "DropdownMenuSub",
    "DropdownMenuRadioGroup",
    "DropdownMenuRadioItem",
    "DropdownMenuLabel",
    "DropdownMenuSeparator",
  ],
  keyboard: {
    "Enter or Space, on the button": "Opens the menu and moves focus to its first row.",
    "Arrow Down, on the button": "Opens the menu and moves focus to its first row.",
    "Arrow Down": "Moves focus to the next row; skips disabled rows and stops at the last.",
    "Arrow Up": "Moves focus to the previous row.",
    Home: "Moves focus to the first row.",
    End: "Moves focus to the last row.",
    "A letter": "Moves focus to the next row that starts with it.",
    "Enter or Space": "Performs the row's action or follows its link, and closes the menu.",
    Escape: "Closes the menu and returns focus to the button.",
  },
  serverSafe: false,
  budget: { js: 32000 },
});
