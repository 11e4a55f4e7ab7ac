import {
  type ImportOptions,
  type ImportProgress,
  importCatalogue,
  type ImportSummary,
} from "./import-catalogue.ts";
import { ImportRefused } from "./problem.ts";

/** Where the command writes; a terminal gets a progress bar, anything else the report alone. */
export interface Output {
  write(text: string): unknown;
  isTTY?: boolean;
  columns?: number;
}

export type ImportCommand = Omit<ImportOptions, "onProgress" | "report"> & { output: Output };

const barWidth = 30;
/** Milliseconds between two drawings of the bar. */
const redrawMs = 100;
const clearLine = "\r\u001B[2K";

const bar = ({ bytesRead, bytesTotal, products }: ImportProgress): string => {
  const share = bytesTotal === 0 ? 1 : Math.min(1, bytesRead / bytesTotal);
  const filled = Math.round(share * barWidth);
  return `${"█".repeat(filled)}${"░".repeat(barWidth - filled)} ${String(Math.floor(share * 100)).padStart(3)} %  ${products} products`;
};

const plural = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${count === 1 ? one : many}`;

/** The closing lines of an import. */
const describe = (summary: ImportSummary, merchant: string, seconds: number): string => {
  const lines = [
    `${plural(summary.created + summary.updated, "product")} of "${merchant}" imported from ${plural(summary.rows, "row")} in ${seconds.toFixed(1)} s: ${summary.created} new, ${summary.updated} updated.`,
  ];
  if (summary.merchantCreated) lines.push(`The shop "${merchant}" was made.`);
  if (summary.pictures > 0) lines.push(`${plural(summary.pictures, "picture")} taken.`);
  if (summary.picturesMissing > 0)
    lines.push(
      `${plural(summary.picturesMissing, "picture")} missing: a placeholder is shown, import again to try again.`,
    );
  if (summary.refused > 0)
    lines.push(
      `${plural(summary.refused, "product")} refused, see above: ${summary.refused === 1 ? "it is" : "they are"} as before.`,
    );
  return `${lines.join("\n")}\n`;
};

/**
 * The import as the command line runs it: problems as they are found, a progress bar on a terminal, a summary.
 * @returns the exit status: 0 everything taken (missing pictures aside), 1 some or all of the file refused
 */
export const importCommand = async ({ output, ...options }: ImportCommand): Promise<number> => {
  const started = performance.now();
  let drawnAt = 0;
  const say = (text: string) => output.write(output.isTTY ? `${clearLine}${text}` : text);
  try {
    const summary = await importCatalogue({
      ...options,
      onProgress: (progress) => {
        if (!output.isTTY || performance.now() - drawnAt < redrawMs) return;
        drawnAt = performance.now();
        say(bar(progress));
      },
      report: ({ line, handle, reason }) =>
        say(`line ${line}${handle === "" ? "" : ` (${handle})`}: ${reason}\n`),
    });
    say(describe(summary, options.merchant, (performance.now() - started) / 1000));
    return summary.refused > 0 ? 1 : 0;
  } catch (error) {
    if (!(error instanceof ImportRefused)) throw error;
    say(`${error.message}\n`);
    return 1;
  }
};
