import { defineMeta } from "../../lib/meta.ts";

export default defineMeta({
  name: "Accordion",
  group: "feedback",
  status: "ready",
  since: "0.1.0",
  summary: "Parts that open and close, each for itself, under a title that is always in view.",
  pattern: "https://www.w3.org/WAI/ARIA/apg/patterns/disclosure/",
  parts: {
    component: {
      Accordion: "Holds the parts and draws the lines between them.",
      AccordionItem: "One part: the browser's own details, with its title and its text.",
    },
  },
  keyboard: {
    Tab: "Goes to the title of the next part.",
    Enter: "Opens the part, or closes it.",
    Space: "Opens the part, or closes it.",
  },
  serverSafe: true,
  budget: { js: 900 },
});
