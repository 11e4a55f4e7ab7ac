import { defineMeta } from "../../lib/meta.ts";

export default defineMeta({
  name: "DatePicker",
  group: "fields",
  status: "new",
  since: "1.0.0",
  summary: "One day, typed or selected in a calendar.",
  pattern: "https://www.w3.org/WAI/ARIA/apg/patterns/dialog-modal/examples/datepicker-dialog/",
  parts: {
    component: { DatePicker: "The field with its label and message." },
    part: { Calendar: "The calendar that the button opens." },
  },
  keyboard: {
    "Enter, in the field": "Parses the typed day, then submits the surrounding form.",
    "Enter, Space":
      "On the button: opens the calendar at the selected day, else at today. On a day: selects it.",
    "Arrow keys": "In the calendar: move to the next day or week.",
    "Page Up, Page Down": "In the calendar: move by a month, with Shift by a year.",
    Escape: "Closes the calendar without a selection and returns focus to the button.",
  },
  serverSafe: false,
  budget: { js: 34_900 },
});
