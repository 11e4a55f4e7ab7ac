import { defineMeta } from "../../lib/meta.ts";

export default defineMeta({
  name: "AppliedFilters",
  group: "commerce",
  status: "ready",
  since: "0.1.0",
  summary: "Active filters of a list, as chips that remove their filter by link or button.",
  parts: {
    component: {
      AppliedFilters: "The list of chips, with the clear link at its end.",
    },
  },
  keyboard: {
    Tab: "Moves focus through the chips, then to the clear link.",
    Enter: "Opens the list without that filter, or removes it.",
  },
  serverSafe: false,
  budget: { js: 1400 },
});
