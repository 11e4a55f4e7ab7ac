import { defineMeta } from "../../lib/meta.ts";

export default defineMeta({
  name: "Combobox",
  group: "fields",
  status: "new",
  since: "0.1.0",
  summary: "One of a long list, found by typing.",
  pattern: "https://www.w3.org/WAI/ARIA/apg/patterns/combobox/",
  parts: {
    component: { Combobox: "Label, field and messages." },
    part: {
      Popup: "What opens under the field.",
      Group: "Options under one heading.",
      Option: "One row of the list.",
      Note: "In place of the list: it is empty, or on its way.",
    },
    state: {
      "data-highlighted": "On the option that the keys point at.",
    },
  },
  keyboard: {
    "Letters and digits": "Open the list, narrow it, and point at the best fit.",
    "Arrow Down": "Opens the list; points at the next option, after the last at the first.",
    "Arrow Up": "Opens the list at its end; points at the option before.",
    "Page Down, Page Up": "Go ten options.",
    "Home, End": "In an open list: point at the first and at the last option.",
    Enter: "Chooses the option pointed at and closes. In a closed field it sends the form.",
    Tab: "Chooses the option pointed at and goes on.",
    Escape: "Closes the list, the value stays. In a closed field it belongs to the dialog around.",
  },
  serverSafe: false,
  budget: { js: 40650 },
});
