/** Words of a `FileUpload`. `{name}` is the name of a file. */
export interface UploadTexts {
  /** On the button. */
  add: string;
  /** How many there are: `{count}` of `{most}`. */
  count: string;
  /** Names of the buttons of one file. */
  remove: string;
  retry: string;
  earlier: string;
  later: string;
  /** State of a file: name of its progress bar, and what is announced at its end. */
  waiting: string;
  uploading: string;
  done: string;
  failed: string;
  /** Announced after a move: now `{place}` of `{count}`. */
  moved: string;
  /** Announced after a file was taken out. */
  removed: string;
  /** Why a file was not added, and what to do instead; stands after its name. */
  /** `{most}` is the highest number of files. */
  tooMany: string;
  /** `{types}` are those that are taken. */
  wrongType: string;
  /** `{limit}` is the most: “5 MB”. */
  tooBig: string;
  /** `{size}` is the least, px: “600 × 400”. */
  tooSmall: string;
  /** `{megapixels}` is the limit. */
  tooManyPixels: string;
  unreadable: string;
  /** Name of the button that takes such a notice away. */
  dismiss: string;
}

/** Where no locale is given. */
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
