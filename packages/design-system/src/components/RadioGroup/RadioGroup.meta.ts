import { defineMeta } from "../../lib/meta.ts";

export default defineMeta({
  name: "RadioGroup",
  status: "ready",
  since: "0.1.0",
  group: "fields",
  summary: "One of several options, all visible: as text, or as cards with more content.",
  pattern: "https://www.w3.org/WAI/ARIA/apg/patterns/radio/",
  parts: {
    component: {
      RadioGroup: "The label, the options and the message.",
      Radio: "One option as text.",
      RadioCard: "One option as a card: title, description, and content at its end.",
    },
  },
  keyboard: {
    Tab: "Moves focus to the selected option, or to the first if none is; pressed again, leaves the group.",
    "Arrow Down or Right": "Selects the next option, or the first after the last. Skips disabled ones.",
    "Arrow Up or Left": "Selects the previous option, or the last before the first.",
    Space: "Selects the focused option if none is selected yet.",
  },
  serverSafe: false,
  budget: { js: 2250 },
});
