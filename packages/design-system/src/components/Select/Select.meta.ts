import { defineMeta } from "../../lib/meta.ts";

export default defineMeta({
  name: "Select",
  status: "ready",
  since: "0.1.0",
  group: "fields",
  summary: "One of a short list, in a native select.",
  parts: {
    component: { Select: "The field with its label and message." },
    state: { "data-empty": "On the select while nothing is selected." },
  },
  keyboard: {
    Tab: "Moves focus to the select. The system defines the keys that open it and move in its list.",
  },
  serverSafe: false,
  budget: { js: 2450 },
});
