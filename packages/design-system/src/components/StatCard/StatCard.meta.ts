import { defineMeta } from "../../lib/meta.ts";

export default defineMeta({
  name: "StatCard",
  group: "base",
  status: "new",
  since: "1.0.0",
  summary: "One number with its change, as the entrance to the list behind it.",
  parts: { component: { StatCard: "The card." } },
  keyboard: { Tab: "Moves focus to the card if it is a link." },
  serverSafe: false,
  budget: { js: 1600 },
});
