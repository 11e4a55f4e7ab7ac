import { defineMeta } from "../../lib/meta.ts";

export default defineMeta({
  name: "Combobox",
  group: "fields",
  status: "new",
  since: "0.1.0",
  summary: "Selects one of a long list by typing.",
  pattern: "https://www.w3.org/WAI/ARIA/apg/patterns/combobox/",
  parts: {
    component: { Combobox: "Label, field and messages." },
    part: {
      Popup: "The popup under the field.",
      Group: "Options under one heading.",
      Option: "One row of the list.",
      Note: "Replaces an empty or loading list.",
    },
    state: {
      "data-highlighted": "On the option highlighted by the keyboard.",
    },
  },
  keyboard: {
    "Letters and digits": "Open and filter the list, and highlight the best match.",
    "Arrow Down": "Opens the list, or highlights the next option and wraps around.",
    "Arrow Up": "Opens the list at its end, or highlights the previous option.",
    "Page Down, Page Up": "Move by ten options.",
    "Home, End": "In an open list: highlight the first or last option.",
    Enter: "Selects the highlighted option and closes the list. In a closed field, submits the form.",
    Tab: "Selects the highlighted option and moves focus on.",
    Escape: "Closes the list and keeps the value. In a closed field, the surrounding dialog handles it.",
  },
  serverSafe: false,
  budget: { js: 40650 },
});
