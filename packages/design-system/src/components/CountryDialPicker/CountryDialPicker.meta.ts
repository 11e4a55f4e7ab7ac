import { defineMeta } from "../../lib/meta.ts";

export default defineMeta({
  name: "CountryDialPicker",
  group: "fields",
  status: "new",
  since: "0.1.0",
  summary: "Dial code of a country: a button with its flag, and a list of 245 countries to search.",
  pattern: "https://www.w3.org/WAI/ARIA/apg/patterns/combobox/",
  parts: {
    component: { CountryDialPicker: "The button with flag and dial code." },
    part: { Panel: "What opens under the button; its rows are those of Combobox." },
    state: {
      "data-state": "“open” or “closed”, on the button and on the panel.",
    },
  },
  keyboard: {
    "Enter, Space": "On the button: opens the panel; the search field has the focus.",
    "Arrow Down, Arrow Up": "Point at the next option and at the one before.",
    "Page Down, Page Up": "Go ten options.",
    "Home, End": "Point at the first and at the last option.",
    "Enter, in the list": "Chooses the option pointed at, closes, and the focus is on the button again.",
    "Tab, Escape": "Close without a choice; the focus is on the button again.",
  },
  serverSafe: false,
  budget: { js: 41400 },
});
