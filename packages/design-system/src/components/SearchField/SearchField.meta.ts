import { defineMeta } from "../../lib/meta.ts";

export default defineMeta({
  name: "SearchField",
  status: "ready",
  since: "0.1.0",
  group: "fields",
  summary: "A search field for content on the page, with a clear button.",
  parts: { component: { SearchField: "The field with its magnifier icon and clear button." } },
  keyboard: {
    Tab: "Moves focus into the field, then to the clear button while there is text.",
    "Enter or Space, on the cross": "Clears the field and returns focus to it.",
    "Enter, in the field": "Submits the surrounding form.",
  },
  serverSafe: false,
  budget: { js: 3300 },
});
