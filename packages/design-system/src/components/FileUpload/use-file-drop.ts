"use client";
import { useDropzone, type DropzoneState } from "react-dropzone";
import { pixelRejection, rejectionReasonOf, type UploadLimits } from "./limits.ts";
import { useRejections, type Rejection } from "./useRejections.ts";

interface FileDropOptions {
  limits: UploadLimits;
  /** Number of files that can still be added. */
  remaining: number;
  disabled: boolean;
  /** Called with the files within the limits. */
  onAdd: (files: readonly File[]) => void;
}

interface FileDrop extends DropzoneState {
  rejections: readonly Rejection[];
  dismiss: (id: number) => void;
}

/** Takes files by dialog, drop and paste, and lists those beyond the limits with the reason. */
export function useFileDrop({ limits, remaining, disabled, onAdd }: FileDropOptions): FileDrop {
  const { rejections, show, dismiss } = useRejections();
  const dropzone = useDropzone({
    accept: Object.fromEntries(limits.types.map((type) => [type, []])),
    maxSize: limits.maxBytes,
    disabled,
    noClick: true,
    noKeyboard: true,
    validator: async (file) => {
      const reason = await pixelRejection(file, limits);
      return reason && { code: reason, message: reason };
    },
    onDrop: (accepted, rejected) => {
      const overLimit = accepted
        .slice(remaining)
        .map((file) => ({ name: file.name, reason: "count" as const }));
      const invalid = rejected.map(({ file, errors }) => ({
        name: file.name,
        reason: rejectionReasonOf(errors),
      }));
      show([...invalid, ...overLimit]);
      if (accepted.length > 0 && remaining > 0) onAdd(accepted.slice(0, remaining));
    },
  });
  return { ...dropzone, rejections, dismiss };
}
