/** Texts of `FileUpload`. `{name}` is a file name. */
export interface UploadTexts {
  /** Label of the add button for pictures. */
  add: string;
  /** Label of the add button if other files are allowed. */
  addFiles: string;
  /** Number of files: `{count}` of `{most}`. */
  count: string;
  /** Labels of a file's buttons. */
  remove: string;
  retry: string;
  earlier: string;
  later: string;
  /** State of a file: the name of its progress bar, and the final announcement. */
  waiting: string;
  uploading: string;
  done: string;
  failed: string;
  /** Announced after a move: now `{place}` of `{count}`. */
  moved: string;
  /** Announced after a file was removed. */
  removed: string;
  /** Why a file was rejected, and what to do instead; shown after its name. */
  /** `{most}` is the maximum number of files. */
  tooMany: string;
  /** Like `tooMany`, if other files are allowed. */
  tooManyFiles: string;
  /** `{types}` are the accepted types. */
  wrongType: string;
  /** `{limit}` is the maximum: “5 MB”. */
  tooBig: string;
  /** `{size}` is the minimum in px: “600 × 400”. */
  tooSmall: string;
  /** `{megapixels}` is the limit. */
  tooManyPixels: string;
  unreadable: string;
  /** Label of the button that dismisses the notice. */
  dismiss: string;
}

/** Default without a locale. */
export const english: UploadTexts = {
  add: "Add photos",
  addFiles: "Add files",
  count: "{count} of {most}",
  remove: "Remove {name}",
  retry: "Try {name} again",
  earlier: "Move {name} forward",
  later: "Move {name} back",
  waiting: "{name} is waiting",
  uploading: "Uploading {name}",
  done: "{name} is uploaded",
  failed: "{name} failed",
  moved: "{name} is now {place} of {count}",
  removed: "{name} removed",
  tooMany: "wasn’t added. You can add up to {most}. Remove a photo first.",
  tooManyFiles: "wasn’t added. You can add up to {most}. Remove a file first.",
  wrongType: "wasn’t added. This type isn’t supported. Save it as {types}.",
  tooBig: "wasn’t added. It’s larger than {limit}. Make it smaller.",
  tooSmall: "wasn’t added. It’s smaller than {size} px. Choose a larger one.",
  tooManyPixels: "wasn’t added. It has more than {megapixels} million pixels. Make it smaller.",
  unreadable: "wasn’t added. We can’t read it as a photo. Save it again as {types}.",
  dismiss: "Dismiss the notice about {name}",
};
