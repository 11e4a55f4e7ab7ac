import type { RefusalReason } from "./limits.ts";
import type { UploadItem } from "./upload-item.ts";

/** The words of a `FileUpload`. */
export interface UploadTexts {
  /** On the button: “Add pictures”. */
  addLabel: string;
  /** How many there are: “3 of 5”. */
  countLabel: (count: number, most: number) => string;
  /** Names of the buttons of one file, with its name: “Remove tread.jpg”. */
  removeLabel: (name: string) => string;
  retryLabel: (name: string) => string;
  earlierLabel: (name: string) => string;
  laterLabel: (name: string) => string;
  /** State of a file: name of its progress bar, and what is announced when it is done or has failed. */
  statusLabel: (item: UploadItem) => string;
  /** Announced after a move: “tread.jpg is now 2 of 3”. */
  movedText: (name: string, place: number, count: number) => string;
  /** Announced after a file was taken out. */
  removedText: (name: string) => string;
  /** Why a file was not added, and what to do instead. Stands after its name. */
  refusalText: (reason: RefusalReason) => string;
  /** Name of the button that takes such a notice away. */
  dismissLabel: (name: string) => string;
}
