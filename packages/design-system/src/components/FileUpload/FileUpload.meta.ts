import { defineMeta } from "../../lib/meta.ts";

export default defineMeta({
  name: "FileUpload",
  group: "fields",
  status: "new",
  since: "0.1.0",
  summary: "Takes files within limits that are told before, and shows how far each of them is.",
  parts: {
    component: { FileUpload: "The group, which is the drop zone too." },
    part: {
      Item: "One file.",
      Add: "The button that opens the choice of files; gone when all places are taken.",
    },
    state: {
      "data-state": "“over” or “idle” on the group; “waiting”, “uploading”, “done” or “failed” on a file.",
      "data-dragged": "On the file that is being dragged.",
      "data-item": "On a file: its id.",
      "data-action": "On the buttons of a file: “remove”, “retry”, “earlier” or “later”.",
    },
  },
  keyboard: {
    Tab: "Goes through the buttons of each file in their order, then to the button that adds.",
    "Enter or Space on Add": "Opens the choice of files.",
    "Enter or Space on a move": "Moves the file by one place; the button keeps the focus, also at the end.",
    "Enter or Space on Remove":
      "Takes the file out; the focus goes to the next file, else to the one before, else to Add.",
    "Ctrl or ⌘ + V": "Adds pictures of the clipboard, with the focus anywhere inside.",
  },
  serverSafe: false,
  budget: { js: 13350 },
});
