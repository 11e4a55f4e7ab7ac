/** Texts of `FileUpload`. `{name}` is a file name. */
export interface UploadTexts {
  /** Label of the add button. */
  add: string;
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
  add: "Add pictures",
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
  tooMany: "was not added. You can add up to {most}. Remove a picture first.",
  wrongType: "was not added. This type is not supported. Save it as {types}.",
  tooBig: "was not added. It is larger than {limit}. Make it smaller.",
  tooSmall: "was not added. It is smaller than {size} px. Choose a larger one.",
  tooManyPixels: "was not added. It has more than {megapixels} million pixels. Make it smaller.",
  unreadable: "was not added. It cannot be read as a picture. Save it again as {types}.",
  dismiss: "Dismiss the notice about {name}",
};
