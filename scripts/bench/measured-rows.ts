import { maxOtherLoad, measureLoad } from "./processor.ts";
import { median, type Row } from "./report.ts";

export const rounds = 3;
/** Unmeasured rounds at the start, because code in a newly started shop isn't compiled by the JIT yet. */
export const warmUpRounds = 2;

/**
 * Rows of a benchmark that detect disturbance by other processes.
 * @param ours processes of the measured program and of the benchmark
 * @param wanted filters rows by words in their name; empty runs all
 */
export const measuredRows = (ours: readonly number[], wanted: readonly string[]) => {
  const rows: Row[] = [];

  /** Measures three times. Discards rounds with too much load by other processes, and reports this. */
  const threeTimes = async <Figures extends Record<string, number>>(
    what: string,
    work: () => Promise<Figures>,
    warmUp: () => Promise<unknown> = async () => undefined,
  ): Promise<{ figures: Figures; note: string }> => {
    for (let round = 0; round < warmUpRounds; round += 1) await warmUp();
    const taken: { result: Figures; others: number }[] = [];
    for (let round = 0; round < rounds; round += 1) taken.push(await measureLoad(ours, work));
    const quiet = taken.filter(({ others }) => others <= maxOtherLoad);
    const used = quiet.length > 0 ? quiet : taken;
    const busiest = Math.round(Math.max(...taken.map(({ others }) => others)) * 100);
    const note = quiet.length > 0 ? "" : ` (dropped: others took up to ${busiest} % of the processor)`;
    if (quiet.length < rounds)
      console.log(`${what}: ${rounds - quiet.length} of ${rounds} rounds were disturbed`);
    const names = Object.keys(taken[0]?.result ?? {});
    const middle = (name: string) => {
      // With two rounds the lower value is used.
      const figures = used
        .map(({ result }) => result[name] ?? Number.NaN)
        .toSorted((one, other) => one - other);
      return figures.length === 2 ? (figures[0] ?? Number.NaN) : median(figures);
    };
    return { figures: Object.fromEntries(names.map((name) => [name, middle(name)])) as Figures, note };
  };

  /** Adds a row; it has a budget only if the figure counts. */
  const add = (row: Row, note = ""): void => {
    const { budget, ...bare } = row;
    rows.push(note === "" ? row : { ...bare, what: bare.what + note });
    if (note !== "" && budget !== undefined) console.log(`${row.what}: not compared with its budget`);
  };

  /**
   * Measures one row, or skips it if the command line selects others. A failure doesn't stop the other rows,
   * but sets the exit code.
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
