import { defineMeta } from "../../lib/meta.ts";

export default defineMeta({
  name: "OtpField",
  status: "ready",
  since: "0.1.0",
  group: "fields",
  summary: "A one-time code sent by email or text message. Looks like cells but is one field.",
  parts: {
    component: { OtpField: "The field with its label and message." },
    part: { Box: "The row of cells, with one real input over them." },
    state: {
      "data-active": "On the cell for the next digit.",
      "data-invalid": "On every cell while the field has an error.",
    },
  },
  keyboard: {
    Tab: "Moves focus into the field, a single tab stop.",
    "0 to 9": "Fills the next cell; other characters are ignored.",
    Backspace: "Deletes the last digit.",
    "Ctrl or ⌘ + V": "Pastes the copied digits, without spaces and dashes.",
  },
  serverSafe: false,
  budget: { js: 2250 },
});
