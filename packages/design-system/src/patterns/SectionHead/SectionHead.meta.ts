import { defineMeta } from "../../lib/meta.ts";

export default defineMeta({
  name: "SectionHead",
  group: "commerce",
  status: "ready",
  since: "0.1.0",
  summary: "Title of a section with a subtitle, tabs that are links, and a link to everything.",
  parts: {
    component: {
      SectionHead: "The row of title, subtitle, tabs and the link to everything.",
    },
    state: {
      "aria-current": "“true”, on the current tab.",
    },
  },
  keyboard: {
    Tab: "Moves focus through the tabs, then to the link to everything.",
  },
  serverSafe: false,
  budget: { js: 1150 },
});
