import { useEffect, useState } from "react";

type Notes = Readonly<Record<number, string>>;

/** In session storage: a reload in the middle finds the notes again. */
const keyOf = (preOrderNo: string): string => `notes:${preOrderNo}`;

const isNotes = (value: unknown): value is Notes =>
  typeof value === "object" &&
  value !== null &&
  Object.values(value).every((note) => typeof note === "string");

export const readNotes = (preOrderNo: string, storage: Storage = sessionStorage): Notes => {
  try {
    const kept: unknown = JSON.parse(storage.getItem(keyOf(preOrderNo)) ?? "{}");
    return isNotes(kept) ? kept : {};
  } catch {
    return {};
  }
};

export const keepNotes = (preOrderNo: string, notes: Notes, storage: Storage = sessionStorage): void => {
  try {
    storage.setItem(keyOf(preOrderNo), JSON.stringify(notes));
  } catch {
    // Without storage a reload starts with empty notes.
  }
};

/** The notes to the shops of a checkout by the shop's id, kept over a reload. */
export const useKeptNotes = (preOrderNo: string): [Notes, (merId: number, note: string) => void] => {
  const [notes, setNotes] = useState<Notes>({});
  // Only the browser has them: the page is hydrated without.
  useEffect(() => setNotes(readNotes(preOrderNo)), [preOrderNo]);
  return [
    notes,
    (merId, note) => {
      const next = { ...notes, [merId]: note };
      setNotes(next);
      keepNotes(preOrderNo, next);
    },
  ];
};
