import { defineMeta } from "../../lib/meta.ts";

export default defineMeta({
  name: "FileUpload",
  group: "fields",
  status: "new",
  since: "0.1.0",
  summary: "Takes files within stated limits and shows their progress.",
  imports: ["FileUpload", "useUpload"],
  parts: {
    component: { FileUpload: "The group, which is also the drop zone." },
    part: {
      Item: "One file.",
      Add: "The button that opens the file dialog; hidden when full.",
    },
    state: {
      "data-state": "“over” or “idle” on the group; “waiting”, “uploading”, “done” or “failed” on a file.",
      "data-dragged": "On the file being dragged.",
      "data-item": "On a file: its id.",
      "data-action": "On the buttons of a file: “remove”, “retry”, “earlier” or “later”.",
    },
  },
  keyboard: {
    Tab: "Moves focus through the buttons of each file in order, then to the add button.",
    "Enter or Space on Add": "Opens the file dialog.",
    "Enter or Space on a move":
      "Moves the file by one position; the button keeps the focus, even at the end.",
    "Enter or Space on Remove":
      "Removes the file; focus moves to the next file, else the previous one, else Add.",
    "Ctrl or ⌘ + V": "Adds pictures from the clipboard, with focus anywhere inside.",
  },
  serverSafe: false,
  budget: { js: 13_800 },
});
