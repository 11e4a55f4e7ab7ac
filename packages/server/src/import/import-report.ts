import { appendFileSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { reasonText, type ImportProblem } from "./problem.ts";

type Kind = ImportProblem["kind"];

/** Maximum number of refusals printed; the file contains all of them. */
const maxShown = 20;
/** Number of lines buffered per write. */
const batchLines = 500;

const fileNames: Readonly<Record<Kind, string>> = {
  refused: "refused.txt",
  picture: "pictures.txt",
  notice: "notices.txt",
};

/**
 * The problems of an import, by kind. Lines are written to files; memory holds counts and the first lines.
 */
export interface ImportReport {
  add(problem: ImportProblem): void;
  /** Writes buffered lines. */
  close(): void;
  count(kind: Kind): number;
  /** The first problems of a kind, as lines. */
  first(kind: Kind): readonly string[];
  pathOf(kind: Kind): string;
}

const lineOf = ({ line, handle, reason }: ImportProblem): string =>
  `line ${line}${handle === "" ? "" : ` (${handle})`}: ${reasonText(reason)}`;

/**
 * Opens a report whose files are created with their first line.
 * @param folder is created with them; one per import
 */
export const openReport = (folder: string): ImportReport => {
  const kinds = new Map<Kind, { count: number; first: string[]; waiting: string[] }>();
  const stateOf = (kind: Kind) => {
    const state = kinds.get(kind) ?? { count: 0, first: [], waiting: [] };
    kinds.set(kind, state);
    return state;
  };
  const pathOf = (kind: Kind): string => join(folder, fileNames[kind]);
  const flush = (kind: Kind): void => {
    const { waiting } = stateOf(kind);
    if (waiting.length === 0) return;
    mkdirSync(folder, { recursive: true });
    appendFileSync(pathOf(kind), `${waiting.splice(0).join("\n")}\n`);
  };
  return {
    add: (problem) => {
      const state = stateOf(problem.kind);
      const line = lineOf(problem);
      state.count += 1;
      if (state.first.length < maxShown) state.first.push(line);
      state.waiting.push(line);
      if (state.waiting.length >= batchLines) flush(problem.kind);
    },
    close: () => {
      for (const kind of kinds.keys()) flush(kind);
    },
    count: (kind) => kinds.get(kind)?.count ?? 0,
    first: (kind) => kinds.get(kind)?.first ?? [],
    pathOf,
  };
};
