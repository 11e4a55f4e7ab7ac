import { defineMeta } from "../../lib/meta.ts";

export default defineMeta({
  name: "AddressForm",
  group: "commerce",
  status: "new",
  since: "0.1.0",
  summary: "The fields of a delivery address, laid out and ready for the browser to fill in.",
  parts: {
    component: { AddressForm: "The form." },
  },
  keyboard: {
    Tab: "Goes through the fields in the order in which an address is said.",
    "Enter, in a field of one line": "Sends the form.",
  },
  serverSafe: false,
  budget: { js: 47900 },
});
