import { defineMeta } from "../../lib/meta.ts";

export default defineMeta({
  name: "FilterChip",
  group: "actions",
  status: "ready",
  since: "0.1.0",
  summary: "Toggles a filter of a list.",
  pattern: "https://www.w3.org/WAI/ARIA/apg/patterns/button/",
  parts: {
    component: {
      FilterChip: "A button that stays pressed while its filter is active.",
      FilterChipLink: "The same as a link, if each filter has a URL; one of a row is current.",
      RemovableChip: "An active filter with a remove button.",
    },
  },
  keyboard: {
    Tab: "Moves focus to the chip, or to a RemovableChip's remove button.",
    "Enter or Space": "Toggles the chip, or removes a RemovableChip.",
    "Enter, on a FilterChipLink": "Opens the filtered list.",
  },
  serverSafe: false,
  budget: { js: 1700 },
});
