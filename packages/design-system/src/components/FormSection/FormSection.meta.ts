import { defineMeta } from "../../lib/meta.ts";

export default defineMeta({
  name: "FormSection",
  group: "fields",
  status: "new",
  since: "1.0.0",
  summary: "A card with the fields of a form that belong together.",
  parts: {
    component: { FormSection: "The card." },
    part: { Head: "Title, aside and hint.", Fields: "The grid of the fields." },
  },
  keyboard: { Tab: "Moves focus from field to field; the section itself takes none." },
  serverSafe: true,
  budget: { js: 900 },
});
