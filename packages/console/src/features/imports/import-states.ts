import type { ImportState, ImportTask } from "@carmine/api/contract";
import type { StatusTone } from "@carmine/design-system";
import { defineMessages, type MessageDescriptor } from "@carmine/i18n/react";

const states: Readonly<Record<ImportState, MessageDescriptor>> = defineMessages({
  uploaded: { defaultMessage: "Not imported yet", description: "Console imports: status" },
  previewed: { defaultMessage: "Ready to import", description: "Console imports: status" },
  done: { defaultMessage: "Imported", description: "Console imports: status" },
  failed: { defaultMessage: "Failed", description: "Console imports: status" },
  undone: { defaultMessage: "Undone", description: "Console imports: status" },
});

export const taskTexts: Readonly<Record<ImportTask, MessageDescriptor>> = defineMessages({
  preview: { defaultMessage: "Preparing the preview", description: "Console imports: work in progress" },
  run: { defaultMessage: "Importing", description: "Console imports: work in progress" },
  undo: { defaultMessage: "Undoing", description: "Console imports: work in progress" },
});

const tones: Readonly<Record<ImportState, StatusTone>> = {
  uploaded: "neutral",
  previewed: "info",
  done: "success",
  failed: "critical",
  undone: "neutral",
};

/** Status of an import for a chip. */
export const importStatus = ({ state, task }: { state: ImportState; task: ImportTask | null }) =>
  task === null
    ? { text: states[state], tone: tones[state] }
    : { text: taskTexts[task], tone: "info" as const };
