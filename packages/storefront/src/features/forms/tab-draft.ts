import { withStorage } from "../../app/storage.ts";

/** What is typed into a form, kept in the tab until it is sent. */
export interface TabDraft<Draft> {
  readonly key: string;
  /** Null where nothing was kept, or something else. */
  readonly read: () => Draft | null;
  readonly keep: (draft: Draft) => void;
  readonly forget: () => void;
}

/**
 * The draft of one form.
 * @param key names the form and what it is about, such as `review:12`
 * @param parse reads what was kept, which an older page may have written
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

/** Texts of a list that was kept; anything else is left out. */
export const textsOf = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((text) => typeof text === "string") : [];
