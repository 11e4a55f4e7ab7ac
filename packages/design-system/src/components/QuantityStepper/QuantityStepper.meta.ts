import { defineMeta } from "../../lib/meta.ts";

export default defineMeta({
  name: "QuantityStepper",
  status: "ready",
  since: "0.1.0",
  group: "fields",
  summary: "A number of pieces: two buttons and a field to type in, never outside of what may be bought.",
  pattern: "https://www.w3.org/WAI/ARIA/apg/patterns/spinbutton/",
  parts: { component: { QuantityStepper: "The buttons, the field between them and the hint below." } },
  keyboard: {
    Tab: "Goes to the button for less, to the field, to the button for more.",
    "Arrow Up": "In the field: one step more.",
    "Arrow Down": "In the field: one step less.",
    "Page Up": "Ten steps more.",
    "Page Down": "Ten steps less.",
    Home: "The least that may be bought.",
    End: "The most that may be bought.",
    Enter: "Takes what was typed, cut to what may be bought. On a button: one step.",
    Escape: "Gives up what was typed.",
  },
  serverSafe: false,
  budget: { js: 2350 },
});
