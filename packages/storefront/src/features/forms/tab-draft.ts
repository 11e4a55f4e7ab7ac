import { withStorage } from "../../app/storage.ts";

/** Form input that is stored in the tab until it is submitted. */
export interface TabDraft<Draft> {
  readonly key: string;
  /** Null if nothing valid is stored. */
  readonly read: () => Draft | null;
  readonly keep: (draft: Draft) => void;
  readonly forget: () => void;
}

/**
 * The draft of one form.
 * @param key identifies the form and its subject, such as `review:12`
 * @param parse validates the stored value, which an older release may have written
 */
export const tabDraft = <Draft>(
  key: string,
  parse: (value: Readonly<Record<string, unknown>>) => Draft | null,
): TabDraft<Draft> => ({
  key,
  read: () =>
    withStorage("sessionStorage", (storage) => {
      const value: unknown = JSON.parse(storage.getItem(key) ?? "null");
      return typeof value === "object" && value !== null ? parse({ ...value }) : null;
    }),
  keep: (draft) => withStorage("sessionStorage", (storage) => storage.setItem(key, JSON.stringify(draft))),
  forget: () => withStorage("sessionStorage", (storage) => storage.removeItem(key)),
});

/** Strings of a stored list; ignores other values. */
export const textsOf = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((text) => typeof text === "string") : [];
