import { defineMeta } from "../../lib/meta.ts";

export default defineMeta({
  name: "Accordion",
  group: "feedback",
  status: "ready",
  since: "0.1.0",
  summary: "Collapsible sections with titles that stay visible.",
  pattern: "https://www.w3.org/WAI/ARIA/apg/patterns/disclosure/",
  parts: {
    component: {
      Accordion: "Contains the sections and draws the dividers between them.",
      AccordionItem: "One section: a native `details` with its title and content.",
    },
  },
  keyboard: {
    Tab: "Moves focus to the next section's title.",
    Enter: "Opens or closes the section.",
    Space: "Opens or closes the section.",
  },
  serverSafe: true,
  budget: { js: 1000 },
});
