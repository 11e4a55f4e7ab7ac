import { defineMeta } from "../../lib/meta.ts";

export default defineMeta({
  name: "TreeSelect",
  group: "fields",
  status: "new",
  since: "1.0.0",
  summary: "One node of a tree, such as a category.",
  pattern: "https://www.w3.org/WAI/ARIA/apg/patterns/treeview/",
  parts: {
    component: { TreeSelect: "The field with its label and message." },
    part: { Popup: "The panel with search and tree.", Node: "One row of the tree." },
    state: {
      "data-empty": "On the button while nothing is selected.",
      "data-node": "On a row: the id of its node.",
    },
  },
  keyboard: {
    "Enter or Space": "On the button: opens the panel with focus in the search. On a row: selects it.",
    "Arrow Down, Arrow Up": "From the search to the tree; in the tree, to the next or previous row.",
    "Arrow Right, Arrow Left": "Expand a row or move to its first child; collapse it or move to its parent.",
    "Home, End": "In the tree: move to the first or last row.",
    Letters: "In the search: filter the tree. In the tree: move to the next row that starts with the letter.",
    Escape: "Closes the panel and returns focus to the button.",
  },
  serverSafe: false,
  budget: { js: 28_200 },
});
