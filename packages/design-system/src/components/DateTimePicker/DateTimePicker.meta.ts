import { defineMeta } from "../../lib/meta.ts";

export default defineMeta({
  name: "DateTimePicker",
  group: "fields",
  status: "new",
  since: "1.0.0",
  summary: "A date and a time in a named time zone.",
  parts: {
    component: { DateTimePicker: "Both fields with label, zone and message." },
    part: { Zone: "City and offset of the time zone.", Box: "The border of a field." },
    state: { "data-invalid": "On the root while there is an error." },
  },
  keyboard: {
    Tab: "Moves focus to the date, its calendar button and the time. Leaving a field parses its text.",
    "Enter, in a field": "Parses the typed text.",
    "Arrow Up, Arrow Down": "In the time: move to the next or previous half hour.",
    "Enter, on the button": "Opens the calendar, with the keys of DatePicker.",
  },
  serverSafe: false,
  budget: { js: 37_000 },
});
