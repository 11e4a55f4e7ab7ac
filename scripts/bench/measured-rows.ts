import { maxOthers, watched } from "./processor.ts";
import { median, type Row } from "./report.ts";

export const rounds = 3;
/** Rounds before the first one that counts: code that a shop has run for minutes is compiled, and here it is seconds old. */
export const warmUpRounds = 2;

/**
 * Rows of a benchmark that other work on the machine can't falsify unnoticed.
 * @param ours processes that belong to what is measured, and the one that measures
 * @param wanted words of the rows that are taken; all of them where there is none
 */
export const measuredRows = (ours: readonly number[], wanted: readonly string[]) => {
  const rows: Row[] = [];

  /** Measures three times; a round during which others worked too much is left out, and said so. */
  const threeTimes = async <Figures extends Record<string, number>>(
    what: string,
    work: () => Promise<Figures>,
    warmUp: () => Promise<unknown> = async () => undefined,
  ): Promise<{ figures: Figures; note: string }> => {
    for (let round = 0; round < warmUpRounds; round += 1) await warmUp();
    const taken: { result: Figures; others: number }[] = [];
    for (let round = 0; round < rounds; round += 1) taken.push(await watched(ours, work));
    const quiet = taken.filter(({ others }) => others <= maxOthers);
    const used = quiet.length > 0 ? quiet : taken;
    const busiest = Math.round(Math.max(...taken.map(({ others }) => others)) * 100);
    const note = quiet.length > 0 ? "" : ` (dropped: others took up to ${busiest} % of the processor)`;
    if (quiet.length < rounds)
      console.log(`${what}: ${rounds - quiet.length} of ${rounds} rounds were disturbed`);
    const names = Object.keys(taken[0]?.result ?? {});
    const middle = (name: string) => {
      // Of two quiet rounds the lower one counts.
      const figures = used
        .map(({ result }) => result[name] ?? Number.NaN)
        .toSorted((one, other) => one - other);
      return figures.length === 2 ? (figures[0] ?? Number.NaN) : median(figures);
    };
    return { figures: Object.fromEntries(names.map((name) => [name, middle(name)])) as Figures, note };
  };

  /** A row, and its promise only where the figure counts. */
  const add = (row: Row, note = ""): void => {
    const { budget, ...bare } = row;
    rows.push(note === "" ? row : { ...bare, what: bare.what + note });
    if (note !== "" && budget !== undefined) console.log(`${row.what}: its promise can't be judged now`);
  };

  /**
   * Takes one row, or leaves it out where the command line names others. One that can't be taken must not cost the
   * others; the command still ends badly.
   */
  const attempt = async (what: string, work: () => Promise<void>): Promise<void> => {
    if (wanted.length > 0 && !wanted.some((word) => what.includes(word))) return;
    try {
      await work();
    } catch (error) {
      process.exitCode = 1;
      console.log(`${what} could not be measured: ${error instanceof Error ? error.message : String(error)}`);
    }
  };

  return { rows, threeTimes, add, attempt };
};
