import { defineMeta } from "../../lib/meta.ts";

export default defineMeta({
  name: "ImageManager",
  group: "fields",
  status: "new",
  since: "1.0.0",
  summary: "Images of a product: their order, cover and alt texts.",
  imports: ["ImageManager", "cropImage"],
  parts: {
    component: { ImageManager: "The group, which is also the drop zone." },
    part: {
      Image: "One image.",
      Add: "The button that opens the file dialog; hidden when full.",
      Panel: "The panel with alt text, crop and moves.",
      Crop: "The dialog in which a part of an image is selected.",
    },
    state: {
      "data-state": "“over” or “idle” on the group; “waiting”, “uploading”, “done” or “failed” on an image.",
      "data-image": "On an image: its id.",
      "data-dragged": "On the image being dragged.",
      "data-action": "“remove”, on the remove button of an image.",
    },
  },
  keyboard: {
    Tab: "Moves focus through handle, Edit and Remove of each image, then to the add button.",
    "Space, on a handle": "Lifts the image; arrow keys move it, Space drops it, Escape cancels.",
    "Enter, on Edit": "Opens the panel with focus in the alt text.",
    "Arrow keys, in the crop dialog": "Move the image under the area.",
    "Enter, on Remove": "Removes the image; focus moves to the next one, else the previous one, else Add.",
    "Ctrl or ⌘ + V": "Adds images from the clipboard, with focus anywhere inside.",
  },
  serverSafe: false,
  budget: { js: 51_500 },
});
