import { defineMeta } from "../../lib/meta.ts";

export default defineMeta({
  name: "CountryDialPicker",
  group: "fields",
  status: "new",
  since: "0.1.0",
  summary: "Dial code picker: a button with the flag, and a searchable list of 245 countries.",
  pattern: "https://www.w3.org/WAI/ARIA/apg/patterns/combobox/",
  parts: {
    component: { CountryDialPicker: "The button with flag and dial code." },
    part: { Panel: "The panel under the button; its rows are those of Combobox." },
    state: {
      "data-state": "“open” or “closed”, on the button and the panel.",
    },
  },
  keyboard: {
    "Enter, Space": "On the button: opens the panel and moves focus to the search field.",
    "Arrow Down, Arrow Up": "Highlight the next or previous option.",
    "Page Down, Page Up": "Go ten options.",
    "Home, End": "Highlight the first or last option.",
    "Enter, in the list": "Selects the highlighted option, closes the panel and returns focus to the button.",
    "Tab, Escape": "Close without a selection and return focus to the button.",
  },
  serverSafe: false,
  budget: { js: 41400 },
});
