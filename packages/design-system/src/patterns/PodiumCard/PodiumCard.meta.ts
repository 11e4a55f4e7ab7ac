import { defineMeta } from "../../lib/meta.ts";

export default defineMeta({
  name: "PodiumCard",
  group: "commerce",
  status: "ready",
  since: "0.1.0",
  summary: "One of the first three of a ranking: large with a gold ribbon, then silver and bronze.",
  parts: {
    component: {
      PodiumCard: "The card, an article; all of it can be pressed, its title is the link.",
    },
  },
  keyboard: {
    Tab: "Goes to the title, then to the button.",
  },
  serverSafe: false,
  budget: { js: 4200 },
});
