import { defineMeta } from "../../lib/meta.ts";

export default defineMeta({
  name: "PhoneField",
  group: "fields",
  status: "new",
  since: "0.1.0",
  summary: "A telephone number with its dial code, grouped as it is written in its country.",
  parts: {
    component: {
      PhoneField: "Label, field and messages.",
    },
  },
  keyboard: {
    Tab: "Goes to the dial code, then to the number.",
    "Enter, Space": "On the dial code: opens the list of countries. After a choice the number has the focus.",
    Backspace: "Takes the last digit; the spaces between groups follow by themselves.",
  },
  serverSafe: false,
  budget: { js: 44250 },
});
