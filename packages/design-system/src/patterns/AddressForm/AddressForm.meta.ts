import { defineMeta } from "../../lib/meta.ts";

export default defineMeta({
  name: "AddressForm",
  group: "commerce",
  status: "new",
  since: "0.1.0",
  summary: "Shipping address fields, with layout and browser autofill.",
  parts: {
    component: { AddressForm: "The form." },
  },
  keyboard: {
    Tab: "Moves focus through the fields in address order.",
    "Enter, in a field of one line": "Submits the form.",
  },
  serverSafe: false,
  budget: { js: 47900 },
});
