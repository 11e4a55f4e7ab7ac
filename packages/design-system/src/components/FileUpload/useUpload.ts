"use client";
import { useEffect, useState, useSyncExternalStore } from "react";
import type { UploadItem } from "./upload-item.ts";
import { createUploadStore, type UploadFunction } from "./upload-store.ts";

export interface UseUploadOptions {
  /** Uploads one file. Later changes of this prop are ignored. */
  upload: UploadFunction;
  /** Maps an `upload` rejection to an error message. */
  errorText: (error: unknown) => string;
  /** Maximum number of concurrent uploads. @default 3 */
  parallel?: number;
  /** Files that are already uploaded. */
  initial?: readonly UploadItem[];
}

export interface UseUpload {
  /** Spread it: `<FileUpload {...field} />`. */
  field: {
    items: readonly UploadItem[];
    onAdd: (files: readonly File[]) => void;
    onRemove: (id: string) => void;
    onReorder: (ids: readonly string[]) => void;
    onRetry: (id: string) => void;
  };
  /** Whether an upload is in progress, so that a form should wait. */
  loading: boolean;
  /** Values of the uploaded files in order, for submitting. */
  values: readonly string[];
}

const nothing: readonly UploadItem[] = [];

/** Uploads files as they are added and stores their state. Aborts uploads on unmount. */
export function useUpload({
  upload,
  errorText,
  parallel = 3,
  initial = nothing,
}: UseUploadOptions): UseUpload {
  const [store] = useState(() => createUploadStore({ upload, errorText, parallel, initial }));
  const items = useSyncExternalStore(store.subscribe, store.items, () => initial);
  useEffect(() => store.dispose, [store]);
  return {
    field: {
      items,
      onAdd: store.add,
      onRemove: store.remove,
      onReorder: store.reorder,
      onRetry: store.retry,
    },
    loading: items.some(({ status }) => status === "waiting" || status === "uploading"),
    values: items.flatMap(({ status, value }) => (status === "done" && value !== undefined ? [value] : [])),
  };
}
