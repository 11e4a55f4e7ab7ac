import { defineMeta } from "../../lib/meta.ts";

export default defineMeta({
  name: "MultiSelect",
  group: "fields",
  status: "new",
  since: "1.0.0",
  summary: "Several of a list, selected by typing and shown as chips.",
  pattern: "https://www.w3.org/WAI/ARIA/apg/patterns/combobox/",
  parts: {
    component: { MultiSelect: "The field with its label and message." },
    part: { Popup: "The popup under the field." },
  },
  keyboard: {
    "Letters and digits": "Open and filter the list, and highlight the best match.",
    "Arrow Down, Arrow Up": "Open the list, or highlight the next or previous option.",
    Enter: "Adds the highlighted option; the list stays open.",
    Backspace: "In an empty field: removes the last option.",
    Tab: "Closes the list and moves focus on, past the remove buttons.",
    Escape: "Closes the list. In a closed field, the surrounding dialog handles it.",
  },
  serverSafe: false,
  budget: { js: 41_500 },
});
