import { defineMeta } from "../../lib/meta.ts";

export default defineMeta({
  name: "SectionHead",
  group: "commerce",
  status: "ready",
  since: "0.1.0",
  summary: "The title of a section with words beside it, tabs that are links, and the way to all of it.",
  parts: {
    component: {
      SectionHead: "The row of title, words, tabs and the link to all.",
    },
    state: {
      "aria-current": "“true”, on the tab whose goods stand below.",
    },
  },
  keyboard: {
    Tab: "Goes through the tabs, then to the link to all; the title is passed by.",
  },
  serverSafe: false,
  budget: { js: 1050 },
});
