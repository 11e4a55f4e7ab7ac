"use client";
import { useEffect, useState, useSyncExternalStore } from "react";
import type { UploadItem } from "./upload-item.ts";
import { createUploadStore, type UploadFunction } from "./upload-store.ts";

export interface UseUploadOptions {
  /** Sends one file. The one given first stays. */
  upload: UploadFunction;
  /** Words for what `upload` rejected with. */
  errorText: (error: unknown) => string;
  /** Most uploads at the same time. @default 3 */
  parallel?: number;
  /** What is there already. */
  initial?: readonly UploadItem[];
}

export interface UseUpload {
  /** For `<FileUpload {...field} />`. */
  field: {
    items: readonly UploadItem[];
    onAdd: (files: readonly File[]) => void;
    onRemove: (id: string) => void;
    onReorder: (ids: readonly string[]) => void;
    onRetry: (id: string) => void;
  };
  /** Something is on its way: a form should wait. */
  loading: boolean;
  /** What a form sends: the values of what is done, in their order. */
  values: readonly string[];
}

const nothing: readonly UploadItem[] = [];

/** Sends files as they are added and keeps their state. Leaving the page aborts what is under way. */
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
