import { defineMeta } from "../../lib/meta.ts";

export default defineMeta({
  name: "Select",
  status: "ready",
  since: "0.1.0",
  group: "fields",
  summary: "One of a short list, in the browser's own select.",
  parts: {
    component: { Select: "The field with its label and message." },
    state: { "data-empty": "On the select while nothing is chosen." },
  },
  keyboard: {
    Tab: "Goes to the select. What opens it and moves in its list are the keys of the reader's system.",
  },
  serverSafe: false,
  budget: { js: 2300 },
});
