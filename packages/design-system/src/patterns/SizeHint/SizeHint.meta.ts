import { defineMeta } from "../../lib/meta.ts";

export default defineMeta({
  name: "SizeHint",
  group: "commerce",
  status: "ready",
  since: "0.1.0",
  summary:
    "How a typed size was read: a chip that takes it away, the sizes beside it, and the way back to the words.",
  parts: {
    component: {
      SizeHint: "The line, a group named by its label.",
    },
  },
  keyboard: {
    Tab: "Goes to the size, to those beside it, then to the link that searches as text.",
  },
  serverSafe: false,
  budget: { js: 2800 },
});
