import { defineMeta } from "../../lib/meta.ts";

export default defineMeta({
  name: "AppliedFilters",
  group: "commerce",
  status: "ready",
  since: "0.1.0",
  summary: "What a list is narrowed by, as chips: each leads to the list without it.",
  parts: {
    component: {
      AppliedFilters: "The list of chips, with the way to clear all at its end.",
    },
  },
  keyboard: {
    Tab: "Goes through the chips, then to the link that clears all.",
    Enter: "Leads to the list without that filter.",
  },
  serverSafe: false,
  budget: { js: 1200 },
});
