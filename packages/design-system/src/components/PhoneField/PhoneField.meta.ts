import { defineMeta } from "../../lib/meta.ts";

export default defineMeta({
  name: "PhoneField",
  group: "fields",
  status: "new",
  since: "0.1.0",
  summary: "A phone number with its dial code, formatted as in its country.",
  parts: {
    component: {
      PhoneField: "Label, field and messages.",
    },
  },
  keyboard: {
    Tab: "Moves focus to the dial code, then to the number.",
    "Enter, Space": "On the dial code: opens the list of countries. A selection moves focus to the number.",
    Backspace: "Deletes the last digit; spaces between groups adjust automatically.",
  },
  serverSafe: false,
  budget: { js: 44250 },
});
