import { defineMeta } from "../../lib/meta.ts";

export default defineMeta({
  name: "LoadingOverlay",
  group: "feedback",
  status: "new",
  since: "1.0.0",
  summary: "Covers content while an update must finish before it can be used.",
  parts: {
    component: { LoadingOverlay: "The content with its cover." },
    part: { Content: "The covered content.", Veil: "The cover with the spinner." },
    state: { "data-loading": "On the root while loading." },
  },
  keyboard: { Tab: "While loading, skips the covered content." },
  serverSafe: true,
  budget: { js: 1500 },
});
