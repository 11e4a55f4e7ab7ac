import { defineMeta } from "../../lib/meta.ts";

export default defineMeta({
  name: "FilterChip",
  group: "actions",
  status: "ready",
  since: "0.1.0",
  summary: "Narrows a list, or takes the narrowing back.",
  pattern: "https://www.w3.org/WAI/ARIA/apg/patterns/button/",
  parts: {
    component: {
      FilterChip: "A button that stays pressed while its filter is in force.",
      FilterChipLink: "The same as a link, where each filter has an address; one of a row is current.",
      RemovableChip: "A filter in force, with a cross that takes it away.",
    },
  },
  keyboard: {
    Tab: "Goes to the chip; of a RemovableChip to its cross.",
    "Enter or Space": "Presses or releases the chip; takes a RemovableChip away.",
    "Enter, on a FilterChipLink": "Goes to the narrowed list.",
  },
  serverSafe: false,
  budget: { js: 1700 },
});
