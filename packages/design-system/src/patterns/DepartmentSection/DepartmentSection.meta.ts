import { defineMeta } from "../../lib/meta.ts";

export default defineMeta({
  name: "DepartmentSection",
  group: "commerce",
  status: "ready",
  since: "0.1.0",
  summary: "A department's products next to its dark banner, optionally with a form to find a size.",
  parts: {
    component: {
      DepartmentSection: "The list of banner and cards.",
      DepartmentBanner: "The department's introduction, dark in both color schemes.",
      SizeFinder: "A form that finds products by size.",
    },
  },
  keyboard: {
    Tab: "Moves focus through the banner's fields and button, then to the cards.",
    "Enter, on the button of the finder": "Searches for the selected size.",
  },
  serverSafe: true,
  budget: { js: 1400 },
});
