import type { UploadItem } from "./upload-item.ts";

export interface UploadContext {
  /** Aborted when the file is removed or the component unmounts. */
  signal: AbortSignal;
  /**
   * @param share - 0 to 1
   */
  onProgress: (share: number) => void;
}

export interface UploadResult {
  /** Value that the form submits for the file. */
  value: string;
}

/** Uploads one file. Rejects on failure. */
export type UploadFunction = (file: File, context: UploadContext) => Promise<UploadResult>;

interface Options {
  upload: UploadFunction;
  /** Maps an `upload` rejection to an error message. */
  errorText: (error: unknown) => string;
  /** Maximum number of concurrent uploads. */
  parallel: number;
  initial: readonly UploadItem[];
}

/** Uploads in progress, stored outside React so that they continue across renders. */
export interface UploadStore {
  subscribe: (listener: () => void) => () => void;
  items: () => readonly UploadItem[];
  add: (files: readonly File[]) => void;
  remove: (id: string) => void;
  reorder: (ids: readonly string[]) => void;
  retry: (id: string) => void;
  /** Aborts uploads in progress and revokes the previews. */
  dispose: () => void;
}

export function createUploadStore({ upload, errorText, parallel, initial }: Options): UploadStore {
  let items = initial;
  let number = 0;
  const listeners = new Set<() => void>();
  const files = new Map<string, File>();
  const running = new Map<string, AbortController>();

  const set = (next: readonly UploadItem[]): void => {
    items = next;
    for (const listener of listeners) listener();
  };
  const change = (id: string, changes: Partial<UploadItem>): void =>
    set(items.map((item) => (item.id === id ? { ...item, ...changes } : item)));

  const send = async (id: string, file: File): Promise<void> => {
    const controller = new AbortController();
    const { signal } = controller;
    running.set(id, controller);
    change(id, { status: "uploading", progress: 0, error: undefined });
    const onProgress = (share: number): void => {
      if (!signal.aborted) change(id, { progress: Math.min(Math.max(share, 0), 1) });
    };
    try {
      const { value } = await upload(file, { signal, onProgress });
      if (!signal.aborted) change(id, { status: "done", progress: 1, value });
    } catch (error) {
      if (!signal.aborted) change(id, { status: "failed", progress: undefined, error: errorText(error) });
    }
    if (signal.aborted) return;
    running.delete(id);
    startNext();
  };

  function startNext(): void {
    for (const { id, status } of items) {
      const file = files.get(id);
      if (running.size >= parallel) return;
      if (status === "waiting" && file) void send(id, file);
    }
  }

  const forget = (id: string): void => {
    running.get(id)?.abort();
    running.delete(id);
    const preview = items.find((item) => item.id === id)?.preview;
    // Revokes only object URLs created here, not pictures from the server.
    if (files.delete(id) && preview) URL.revokeObjectURL(preview);
  };

  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    items: () => items,
    add: (added) => {
      const next = added.map((file): UploadItem => {
        number += 1;
        const id = `file-${number}`;
        files.set(id, file);
        const preview = file.type.startsWith("image/") ? URL.createObjectURL(file) : undefined;
        return { id, name: file.name, status: "waiting", preview };
      });
      set([...items, ...next]);
      startNext();
    },
    remove: (id) => {
      forget(id);
      set(items.filter((item) => item.id !== id));
      startNext();
    },
    reorder: (ids) => set(items.toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id))),
    retry: (id) => {
      change(id, { status: "waiting", error: undefined });
      startNext();
    },
    dispose: () => {
      for (const id of files.keys()) forget(id);
    },
  };
}
