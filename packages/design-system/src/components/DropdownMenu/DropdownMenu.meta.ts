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
      DropdownMenu: "The menu; the button before it is the caller's.",
      DropdownMenuSub: "The menu of a row, beside it.",
    },
    state: {
      "data-state": "“open” or “closed” on menu and button; “checked” or “unchecked” on a setting.",
      "data-highlighted": "On the row that keys or pointer are at.",
      "data-disabled": "On a row that cannot be chosen now.",
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
    "Enter or Space, on the button": "Opens the menu and goes to its first row.",
    "Arrow Down, on the button": "Opens the menu and goes to its first row.",
    "Arrow Down": "Goes to the next row; passes over disabled ones, stays on the last.",
    "Arrow Up": "Goes to the row before.",
    Home: "Goes to the first row.",
    End: "Goes to the last row.",
    "A letter": "Goes to the next row that begins with it.",
    "Enter or Space": "Does what the row says, or follows its link, and closes the menu.",
    Escape: "Closes the menu; the focus goes back to the button.",
  },
  serverSafe: false,
  budget: { js: 31550 },
});
