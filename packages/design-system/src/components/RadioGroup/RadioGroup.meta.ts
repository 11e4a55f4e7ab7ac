import { defineMeta } from "../../lib/meta.ts";

export default defineMeta({
  name: "RadioGroup",
  status: "ready",
  since: "0.1.0",
  group: "fields",
  summary: "One of several, all in view: as words, or as cards with more to say.",
  pattern: "https://www.w3.org/WAI/ARIA/apg/patterns/radio/",
  parts: {
    component: {
      RadioGroup: "The label, the choices and the message.",
      Radio: "One choice in words.",
      RadioCard: "One choice as a card: title, description, and something at its end.",
    },
  },
  keyboard: {
    Tab: "Goes to the chosen one, or to the first while none is; once more leaves the group.",
    "Arrow Down or Right": "Chooses the next one; after the last comes the first. Passes over disabled ones.",
    "Arrow Up or Left": "Chooses the one before; before the first comes the last.",
    Space: "Chooses the one that has the focus, where none is chosen yet.",
  },
  serverSafe: false,
  budget: { js: 2250 },
});
