import { defineMeta } from "../../lib/meta.ts";

export default defineMeta({
  name: "RichText",
  group: "fields",
  status: "new",
  since: "1.0.0",
  summary: "A text with headings, lists, quotes, links and emphasis, as sanitized HTML.",
  pattern: "https://www.w3.org/WAI/ARIA/apg/patterns/toolbar/",
  imports: ["RichText", "RichTextContent", "sanitizeRichText"],
  parts: {
    component: {
      RichText: "The field with its label and message.",
      RichTextContent: "A finished text outside a field.",
    },
    part: { Box: "Toolbar and text.", Text: "The text box." },
    state: {
      "data-invalid": "On the box, while there is an error.",
      "data-off": "On the box, while disabled or read-only.",
    },
  },
  keyboard: {
    "Control + B": "Makes the selection bold or regular; ⌘ B on Apple devices.",
    "Control + I": "Makes the selection italic or upright; ⌘ I on Apple devices.",
    "Control + Z": "Undoes the last change; ⌘ Z on Apple devices.",
    "Alt + F10": "In the text: moves focus to the toolbar.",
    "Arrow Right": "On the toolbar: moves to the next button, after the last one to the first.",
    "Arrow Left": "On the toolbar: moves to the previous button.",
    "Home, on the toolbar": "Moves to the first button.",
    "End, on the toolbar": "Moves to the last button.",
    Tab: "Moves from the toolbar to the text, and out of it, also in lists.",
  },
  serverSafe: false,
  budget: { js: 160000 },
});
