/** Texts of `ImageManager`. `FileUpload` has the texts about files. `{name}` is an image's alt text or file name. */
export interface ImageManagerTexts {
  /** Text of the add tile. */
  drop: string;
  /** Badges. */
  cover: string;
  noAlt: string;
  /** Labels of an image's buttons. */
  handle: string;
  edit: string;
  /** In the panel of an image. */
  alt: string;
  altHint: string;
  save: string;
  makeCover: string;
  earlier: string;
  later: string;
  /** Button that opens the crop dialog, and its confirmation. */
  crop: string;
  /** In the crop dialog. */
  cropTitle: string;
  cropHint: string;
  cropArea: string;
  zoom: string;
  /** How to drag by keyboard, for screen readers. */
  instructions: string;
  /** Announced while dragging; `{place}` of `{count}`. */
  lifted: string;
  over: string;
  dropped: string;
  canceled: string;
}

/** Default without a locale. */
export const english: ImageManagerTexts = {
  drop: "Drop or paste",
  cover: "Cover",
  noAlt: "No alt text",
  handle: "Reorder {name}",
  edit: "Edit {name}",
  alt: "Alt text",
  altHint: "Describe the image for people who can’t see it.",
  save: "Save",
  makeCover: "Make cover",
  earlier: "Move forward",
  later: "Move back",
  crop: "Crop",
  cropTitle: "Crop {name}",
  cropHint: "Drag the image, or move it with the arrow keys.",
  cropArea: "Area to keep",
  zoom: "Zoom",
  instructions: "Press Space to lift the image, arrow keys to move it, Space to drop it, Escape to cancel.",
  lifted: "{name} lifted from {place} of {count}",
  over: "{name} is over {place} of {count}",
  dropped: "{name} dropped at {place} of {count}",
  canceled: "{name} is back in its place",
};
