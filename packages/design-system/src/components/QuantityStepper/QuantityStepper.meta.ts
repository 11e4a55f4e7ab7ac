import { defineMeta } from "../../lib/meta.ts";

export default defineMeta({
  name: "QuantityStepper",
  status: "ready",
  since: "0.1.0",
  group: "fields",
  summary: "A quantity: two buttons and a field, limited to what can be bought.",
  pattern: "https://www.w3.org/WAI/ARIA/apg/patterns/spinbutton/",
  parts: { component: { QuantityStepper: "The buttons, the field between them and the hint below." } },
  keyboard: {
    Tab: "Moves focus to the minus button, the field, and the plus button.",
    "Arrow Up": "In the field: one step more.",
    "Arrow Down": "In the field: one step less.",
    "Page Up": "Ten steps more.",
    "Page Down": "Ten steps less.",
    Home: "The minimum quantity.",
    End: "The maximum quantity.",
    Enter: "Applies the typed quantity, clamped to the range. On a button: one step.",
    Escape: "Discards the typed text.",
  },
  serverSafe: false,
  budget: { js: 2350 },
});
