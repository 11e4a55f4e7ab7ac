import { defineMeta } from "../../lib/meta.ts";

export default defineMeta({
  name: "DepartmentSection",
  group: "commerce",
  status: "ready",
  since: "0.1.0",
  summary: "The goods of a department beside its dark banner, which may hold a form that finds a size.",
  parts: {
    component: {
      DepartmentSection: "The list of banner and cards.",
      DepartmentBanner: "What the department is about, dark in both schemes.",
      SizeFinder: "Finds goods by their measures, a form.",
    },
  },
  keyboard: {
    Tab: "Goes through the fields of the banner and its button, then to the cards.",
    "Enter, on the button of the finder": "Searches for the chosen measures.",
  },
  serverSafe: true,
  budget: { js: 1300 },
});
