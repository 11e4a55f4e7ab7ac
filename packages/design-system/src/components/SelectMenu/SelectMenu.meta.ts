import { defineMeta } from "../../lib/meta.ts";

export default defineMeta({
  name: "SelectMenu",
  group: "fields",
  status: "new",
  since: "1.0.0",
  summary: "One of a short list with groups, pictures and notes.",
  pattern: "https://www.w3.org/WAI/ARIA/apg/patterns/combobox/examples/combobox-select-only/",
  parts: {
    component: { SelectMenu: "The field with its label and message." },
    part: { Popup: "The popup under the field." },
    state: { "data-empty": "On the button while nothing is selected." },
  },
  keyboard: {
    "Enter or Space": "Opens the list at the selected option, or selects the highlighted one.",
    "Arrow Down, Arrow Up": "Open the list, or highlight the next or previous option.",
    "Home, End": "In an open list: highlight the first or last option.",
    Letters: "Highlight the next option that starts with the typed letters.",
    Tab: "Selects the highlighted option and moves focus on.",
    Escape: "Closes the list and keeps the value.",
  },
  serverSafe: false,
  budget: { js: 37_000 },
});
