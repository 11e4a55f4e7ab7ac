import { defineMeta } from "../../lib/meta.ts";

export default defineMeta({
  name: "SizeHint",
  group: "commerce",
  status: "ready",
  since: "0.1.0",
  summary:
    "The size recognized in a search: a removable chip, similar sizes, and a link to search for the original text.",
  parts: {
    component: {
      SizeHint: "The line, a group named by its label.",
    },
  },
  keyboard: {
    Tab: "Moves focus to the size, the similar ones, then the link to search as text.",
  },
  serverSafe: false,
  budget: { js: 2800 },
});
