import { defineMeta } from "../../lib/meta.ts";

export default defineMeta({
  name: "CommandMenu",
  group: "navigation",
  status: "new",
  since: "1.0.0",
  summary: "Finds commands, pages and objects by typing, from anywhere in an application.",
  pattern: "https://www.w3.org/WAI/ARIA/apg/patterns/combobox/",
  parts: {
    component: { CommandMenu: "The dialog with search field and matches." },
    state: {
      "data-selected": "“true” on the selected row.",
      "data-disabled": "“true” on a row that can't be selected.",
    },
  },
  keyboard: {
    "Control + K, everywhere": "Opens or closes the menu; ⌘ K on Apple devices.",
    "A letter": "Filters the rows and selects the best match.",
    "Arrow Down": "Selects the next row, after the last one the first.",
    "Arrow Up": "Selects the previous row.",
    Enter: "Closes the menu and performs the selected command.",
    Escape: "Closes the menu and returns focus.",
  },
  serverSafe: false,
  budget: { js: 20000 },
});
