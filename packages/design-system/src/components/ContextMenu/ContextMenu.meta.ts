import { defineMeta } from "../../lib/meta.ts";

export default defineMeta({
  name: "ContextMenu",
  group: "overlays",
  status: "new",
  since: "1.0.0",
  summary: "Actions on an object, on right click or long press, in addition to its visible buttons.",
  parts: {
    component: { ContextMenu: "The menu. The caller provides the area." },
    state: { "data-state": "“open” or “closed” on menu and area." },
  },
  keyboard: {
    "Menu key or Shift + F10, in the area": "Opens the menu.",
    "Arrow Down": "Moves focus to the next row.",
    "Enter or Space": "Performs the row's action and closes the menu.",
    Escape: "Closes the menu.",
  },
  serverSafe: false,
  budget: { js: 32000 },
});
