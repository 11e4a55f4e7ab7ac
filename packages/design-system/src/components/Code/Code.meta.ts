import { defineMeta } from "../../lib/meta.ts";

export default defineMeta({
  name: "Code",
  group: "base",
  status: "new",
  since: "1.0.0",
  summary: "Code, identifiers and file names, in a sentence or as a block.",
  parts: { component: { Code: "Code in a sentence.", CodeBlock: "Several lines with their label." } },
  keyboard: {
    Tab: "Moves focus to the copy button, then to the lines.",
    "Arrow Left and Arrow Right, on the lines": "Scroll long lines natively.",
  },
  serverSafe: false,
  budget: { js: 2000 },
});
