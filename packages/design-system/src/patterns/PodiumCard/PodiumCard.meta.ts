import { defineMeta } from "../../lib/meta.ts";

export default defineMeta({
  name: "PodiumCard",
  group: "commerce",
  status: "ready",
  since: "0.1.0",
  summary: "One of the top three of a ranking: large with a gold ribbon, then silver and bronze.",
  parts: {
    component: {
      PodiumCard: "The card, an article that is clickable as a whole; its title is the link.",
    },
  },
  keyboard: {
    Tab: "Moves focus to the title, then to the button.",
  },
  serverSafe: false,
  budget: { js: 4200 },
});
