import { defineMeta } from "../../lib/meta.ts";

export default defineMeta({
  name: "SideNav",
  group: "navigation",
  status: "new",
  since: "0.1.0",
  summary: "Navigation within a section of the site, in collapsible groups.",
  pattern: "https://www.w3.org/WAI/ARIA/apg/patterns/disclosure/examples/disclosure-navigation/",
  parts: {
    component: { SideNav: "The landmark." },
    part: { Group: "A group of links; a `details` element if it can be collapsed." },
  },
  keyboard: {
    Tab: "Moves focus from link to link, and to the names of collapsible groups.",
    "Enter or Space on a group": "Collapses or expands it.",
  },
  serverSafe: false,
  budget: { js: 1500 },
});
