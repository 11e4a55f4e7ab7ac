import { Text } from "@carmine/design-system";
import type { ReactElement } from "react";

/** Matches of the typed words in a text, as ranges `[from, to)`. */
export const matchesIn = (text: string, typed: string): [number, number][] => {
  const lower = text.toLocaleLowerCase();
  // A different length would shift all positions.
  if (lower.length !== text.length) return [];
  const found = typed
    .toLocaleLowerCase()
    .split(/\s+/)
    .filter(Boolean)
    .flatMap((word): [number, number][] => {
      const start = lower.indexOf(word);
      return start < 0 ? [] : [[start, start + word.length]];
    })
    .toSorted((a, b) => a[0] - b[0]);
  const merged: [number, number][] = [];
  for (const [start, end] of found) {
    const last = merged.at(-1);
    if (last && start <= last[1]) last[1] = Math.max(last[1], end);
    else merged.push([start, end]);
  }
  return merged;
};

/** A suggestion with the typed words in bold. */
export const Matched = ({ text, typed }: { text: string; typed: string }): ReactElement => {
  const places = matchesIn(text, typed);
  return (
    <>
      {places.map(([start, end], index) => (
        <span key={start}>
          {text.slice(places[index - 1]?.[1] ?? 0, start)}
          <Text strong>{text.slice(start, end)}</Text>
        </span>
      ))}
      {text.slice(places.at(-1)?.[1] ?? 0)}
    </>
  );
};
