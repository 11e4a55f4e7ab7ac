import { defineMeta } from "../../lib/meta.ts";

export default defineMeta({
  name: "DateRange",
  group: "fields",
  status: "new",
  since: "0.1.0",
  summary: "Two days, typed or chosen from a Gregorian calendar.",
  pattern: "https://www.w3.org/WAI/ARIA/apg/patterns/dialog-modal/examples/datepicker-dialog/",
  parts: {
    component: { DateRange: "Both fields with their button." },
    part: { Box: "The edge of a field.", Calendar: "The month that the button opens." },
    state: {
      "data-invalid": "On the root while there is an error.",
      "data-first": "On the first cell of the range.",
      "data-last": "On its last cell.",
      "data-range": "“end” on the cells of the first and last day, “inside” on those between.",
    },
  },
  keyboard: {
    "Enter, Space":
      "On the button: opens the calendar at the first day, else at today. On a day: chooses it.",
    "Arrow Left, Arrow Right": "Go to the day before and to the next one.",
    "Arrow Up, Arrow Down": "Go to the same weekday of the week before and of the next one.",
    "Home, End": "Go to the first and to the last day of the week.",
    "Page Up, Page Down": "Go to the same day of the month before and of the next one.",
    "Shift + Page Up, Shift + Page Down": "Go a year back and a year on.",
    Escape: "Closes the calendar without a choice; the focus is on the button again.",
    "Enter, in a field": "Reads the typed day.",
  },
  serverSafe: false,
  budget: { js: 34850 },
});
