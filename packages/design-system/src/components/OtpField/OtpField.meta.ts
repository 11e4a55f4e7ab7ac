import { defineMeta } from "../../lib/meta.ts";

export default defineMeta({
  name: "OtpField",
  status: "ready",
  since: "0.1.0",
  group: "fields",
  summary: "A code of digits sent by mail or message: looks like cells, is one field.",
  parts: {
    component: { OtpField: "The field with its label and message." },
    part: { Box: "The row of cells, with the one real input over them." },
    state: {
      "data-active": "On the cell that takes the next digit.",
      "data-invalid": "On every cell while the field has an error.",
    },
  },
  keyboard: {
    Tab: "Goes into the field; it is one stop, however many cells it shows.",
    "0 to 9": "Fills the next cell; anything else is left out.",
    Backspace: "Takes the last digit away.",
    "Ctrl or ⌘ + V": "Fills the cells with the digits of what was copied, spaces and dashes left out.",
  },
  serverSafe: false,
  budget: { js: 2250 },
});
