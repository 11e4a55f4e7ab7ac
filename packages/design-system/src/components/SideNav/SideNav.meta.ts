import { defineMeta } from "../../lib/meta.ts";

export default defineMeta({
  name: "SideNav",
  group: "navigation",
  status: "new",
  since: "0.1.0",
  summary: "The pages of a part of the site, in groups that can be folded.",
  pattern: "https://www.w3.org/WAI/ARIA/apg/patterns/disclosure/examples/disclosure-navigation/",
  parts: {
    component: { SideNav: "The landmark." },
    part: { Group: "A group of links; a `details` element where it can be folded." },
  },
  keyboard: {
    Tab: "Goes from link to link, and to the name of a group that can be folded.",
    "Enter or Space on a group": "Folds or unfolds it.",
  },
  serverSafe: false,
  budget: { js: 1400 },
});
