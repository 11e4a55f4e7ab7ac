import { defineMeta } from "../../lib/meta.ts";

export default defineMeta({
  name: "DateRange",
  group: "fields",
  status: "new",
  since: "0.1.0",
  summary: "Two days, typed or selected in a calendar.",
  pattern: "https://www.w3.org/WAI/ARIA/apg/patterns/dialog-modal/examples/datepicker-dialog/",
  parts: {
    component: { DateRange: "Both fields with their button." },
    part: { Box: "The border of a field.", Calendar: "The calendar that the button opens." },
    state: {
      "data-invalid": "On the root while there is an error.",
      "data-first": "On the first cell of the range.",
      "data-last": "On the last cell of the range.",
      "data-range": "“end” on the cells of the first and last day, “inside” on those between.",
    },
  },
  keyboard: {
    "Enter, Space":
      "On the button: opens the calendar at the first day, else at today. On a day: selects it.",
    "Arrow Left, Arrow Right": "Move to the previous or next day.",
    "Arrow Up, Arrow Down": "Move to the same weekday of the previous or next week.",
    "Home, End": "Move to the first or last day of the week.",
    "Page Up, Page Down": "Move to the same day of the previous or next month.",
    "Shift + Page Up, Shift + Page Down": "Move to the previous or next year.",
    Escape: "Closes the calendar without a selection and returns focus to the button.",
    "Enter, in a field": "Parses the typed day.",
  },
  serverSafe: false,
  budget: { js: 34850 },
});
