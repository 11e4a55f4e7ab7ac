import { defineMeta } from "../../lib/meta.ts";

export default defineMeta({
  name: "SearchField",
  status: "ready",
  since: "0.1.0",
  group: "fields",
  summary: "A field to search in what is on the page, with a cross that empties it.",
  parts: { component: { SearchField: "The field with its magnifier and its cross." } },
  keyboard: {
    Tab: "Goes into the field, then to the cross while there is text.",
    "Enter or Space, on the cross": "Empties the field; the focus goes back into it.",
    "Enter, in the field": "Sends the form around it.",
  },
  serverSafe: false,
  budget: { js: 3300 },
});
