import { defineMeta } from "../../documentation/meta.ts";

export default defineMeta({
  name: "AddressForm",
  group: "commerce",
  status: "new",
  since: "0.1.0",
  summary: "The fields of a delivery address, laid out and ready for the browser to fill in.",
  parts: {
    component: {
      AddressForm: "The form.",
      TextField: "Recipient, email and postal code.",
      Combobox: "The country.",
      PhoneField: "The telephone number.",
      RegionCascader: "Places below the country, where an address needs them.",
      TextArea: "The street.",
      Checkbox: "Whether it is the default address.",
    },
    state: { "data-invalid": "On a field while there is an error." },
  },
  keyboard: {
    Tab: "Goes through the fields in the order in which an address is said.",
    "Enter, in a field of one line": "Sends the form.",
  },
  serverSafe: false,
  budget: { js: 58_000, css: 6_000 },
});
