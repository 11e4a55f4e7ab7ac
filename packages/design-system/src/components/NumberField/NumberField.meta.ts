import { defineMeta } from "../../lib/meta.ts";

export default defineMeta({
  name: "NumberField",
  group: "fields",
  status: "new",
  since: "1.0.0",
  summary: "A number with the language's digits and separators.",
  pattern: "https://www.w3.org/WAI/ARIA/apg/patterns/spinbutton/",
  parts: { component: { NumberField: "The field with its label and message." } },
  keyboard: {
    Tab: "Moves focus to the field and past its buttons.",
    "Arrow Up, Arrow Down": "Change the number by one step.",
    "Page Up, Page Down": "Change the number by ten steps.",
    Enter: "Applies the typed number, then submits the surrounding form.",
    Escape: "While typing: restores the previous number.",
  },
  serverSafe: false,
  budget: { js: 7300 },
});
