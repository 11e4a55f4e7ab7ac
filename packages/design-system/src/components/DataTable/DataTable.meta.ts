import { defineMeta } from "../../lib/meta.ts";

export default defineMeta({
  name: "DataTable",
  group: "base",
  status: "new",
  since: "1.0.0",
  summary: "Rows to work with: sorted, filtered, selected and changed in bulk.",
  pattern: "https://www.w3.org/WAI/ARIA/apg/patterns/grid/examples/data-grids/",
  parts: {
    component: { DataTable: "The whole, with toolbar and footer." },
    part: {
      Toolbar: "The row above the table.",
      Scroller: "The scroll area around the table.",
      Resizer: "The handle at the end of a column header.",
      Details: "The content below an expanded row.",
      BulkBar: "The bar with actions on the selected rows.",
      Footer: "The number of rows, or the pages.",
    },
    state: {
      "data-index": "On a row: its position in the list, from 0.",
      "data-scrolled": "On the scroll area while columns are under the first one.",
      "data-filtered": "On the filter button of a filtered column.",
    },
  },
  imports: ["DataTable", "downloadCsv", "toCsv"],
  keyboard: {
    Tab: "Moves into the table, to the last focused cell, and out of it.",
    "Arrow keys": "Move to the next cell. A cell’s only button, link or checkbox takes the focus itself.",
    "Home, End": "Move to the first or last cell of the row.",
    "Control + Home, Control + End": "Move to the first or last cell of the table.",
    "Page Up, Page Down": "Move by ten rows.",
    "Enter, F2": "On a cell with several controls: moves to the first one.",
    Escape: "In a cell: returns to the cell. Otherwise: clears the selection.",
    Space: "On a cell: selects the row.",
    "Shift + Space": "On a cell: selects the rows from the last selected one.",
    "Control + A": "Selects all rows.",
    "Enter, on a column header": "Sorts: ascending, descending, not sorted.",
    "Alt + Arrow Down, on a column header": "Opens the filter of the column.",
    "Shift + Arrow Left, Shift + Arrow Right, on a column header": "Makes the column narrower or wider.",
  },
  serverSafe: false,
  budget: { js: 70_500 },
});
