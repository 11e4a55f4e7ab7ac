import { defineMeta } from "../../lib/meta.ts";

export default defineMeta({
  name: "AppShell",
  group: "layout",
  status: "new",
  since: "1.0.0",
  summary: "Frame of an application: top bar, side navigation and page.",
  parts: {
    component: {
      AppShell: "The whole.",
      PageHeader: "Start of a page: breadcrumb, title and actions.",
    },
    part: {
      Side: "The column with brand, workspace and navigation.",
      Nav: "The links of the navigation.",
      Top: "The bar above the page.",
    },
    state: { "data-collapsed": "On the root while the navigation shows only icons." },
  },
  keyboard: {
    Tab: "First to the link that skips the navigation, then through brand, navigation and top bar.",
    "[": "Collapses or expands the navigation, except in a field.",
    "Enter or Space, on an arrow": "Shows or hides the pages below a link.",
  },
  serverSafe: false,
  budget: { js: 18_000 },
});
