import { join } from "node:path";
import { explainFullDisk } from "../database/embedded/room.ts";
import { isDatabaseUnavailable } from "../database/errors.ts";
import { type ImportOptions, type ImportProgress, importCatalogue } from "./import-catalogue.ts";
import { type ImportReport, openReport } from "./import-report.ts";
import type { ImportSummary } from "./import-summary.ts";
import { ImportRefused } from "./problem.ts";

/** Output of the command; a terminal gets a progress bar, anything else only the report. */
export interface Output {
  write(text: string): unknown;
  isTTY?: boolean;
  columns?: number;
}

export type ImportCommand = Omit<ImportOptions, "onProgress" | "report"> & { output: Output };

const barWidth = 30;
/** Milliseconds between two updates of the bar. */
const redrawMs = 100;
const clearLine = "\r\u001B[2K";

const bar = ({ bytesRead, bytesTotal, products }: ImportProgress): string => {
  const share = bytesTotal === 0 ? 1 : Math.min(1, bytesRead / bytesTotal);
  const filled = Math.round(share * barWidth);
  return `${"█".repeat(filled)}${"░".repeat(barWidth - filled)} ${String(Math.floor(share * 100)).padStart(3)} %  ${products} products`;
};

const plural = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${count === 1 ? one : many}`;

const refusals = (count: number): string => `${plural(count, "product")} refused`;

/** Refused rows, shown first because the file has to be corrected. */
const describeRefused = (summary: ImportSummary, report: ImportReport): string[] => {
  if (summary.refused === 0) return [];
  const shown = report.first("refused");
  const more = report.count("refused") - shown.length;
  return [
    `${refusals(summary.refused)}:`,
    ...shown.map((line) => `  ${line}`),
    ...(more > 0 ? [`  and ${plural(more, "more line")} in ${report.pathOf("refused")}`] : []),
  ];
};

/** The final lines of an import, which start and end with the refused rows. */
const describe = (
  summary: ImportSummary,
  report: ImportReport,
  merchant: string,
  seconds: number,
): string => {
  const lines = [
    ...describeRefused(summary, report),
    `${plural(summary.created + summary.updated + summary.unchanged, "product")} of "${merchant}" imported from ${plural(summary.rows, "row")} in ${seconds.toFixed(1)} s: ${summary.created} new, ${summary.updated} updated, ${summary.unchanged} unchanged.`,
  ];
  if (summary.merchantCreated) lines.push(`The shop "${merchant}" was made.`);
  if (summary.stockKept > 0)
    lines.push(
      `${plural(summary.stockKept, "variant")} kept the shop's stock: the file has the figure of the last import, or --keep-stock was given.`,
    );
  if (summary.pictures > 0) lines.push(`${plural(summary.pictures, "picture")} taken.`);
  if (summary.picturesKept > 0)
    lines.push(`${plural(summary.picturesKept, "picture")} kept from an earlier import.`);
  if (summary.picturesMissing > 0)
    lines.push(
      `${plural(summary.picturesMissing, "picture")} missing, listed in ${report.pathOf("picture")}: a placeholder is shown. Import again to try again; stock that was sold meanwhile isn't reset.`,
    );
  lines.push(...report.first("notice"));
  if (summary.refused > 0)
    lines.push(
      `${refusals(summary.refused)}, listed above and in ${report.pathOf("refused")}: ${summary.refused === 1 ? "it is" : "they are"} as before.`,
    );
  return `${lines.join("\n")}\n`;
};

/** One folder per import, which only contains problems. */
const reportFolder = (dataDir: string): string =>
  join(dataDir, "imports", `${new Date().toISOString().replace(/[:.]/g, "-")}-${process.pid}`);

/** The message for an import that ended early. @throws unexpected errors */
const sentenceOf = async (
  error: unknown,
  { media: { dataDir }, databaseFolder }: Pick<ImportOptions, "media" | "databaseFolder">,
): Promise<string> => {
  if (error instanceof ImportRefused) return error.message;
  const full = await explainFullDisk(error, { dataDir, isEmbedded: databaseFolder !== undefined });
  if (full !== null)
    return `${full} Products that were taken are whole; import the file again when there is room.`;
  if (!isDatabaseUnavailable(error)) throw error;
  return "The database can't be reached any more. Products that were taken are whole; import the file again when it is back.";
};

/** A failing report must not hide why the import ended. */
const closeAnyway = (report: ImportReport): void => {
  try {
    report.close();
  } catch {
    // The disk is full.
  }
};

/**
 * Runs the import for the command line: a progress bar on a terminal, then a summary; details are in files of
 * the data folder.
 * @returns the exit status: 0 if all products were imported (even with missing pictures), 1 if some or all
 * were refused
 */
export const importCommand = async ({ output, ...options }: ImportCommand): Promise<number> => {
  const started = performance.now();
  const report = openReport(reportFolder(options.media.dataDir));
  let drawnAt = 0;
  const print = (text: string) => output.write(output.isTTY ? `${clearLine}${text}` : text);
  try {
    const summary = await importCatalogue({
      ...options,
      onProgress: (progress) => {
        if (!output.isTTY || performance.now() - drawnAt < redrawMs) return;
        drawnAt = performance.now();
        print(bar(progress));
      },
      report: report.add,
    });
    report.close();
    print(describe(summary, report, options.merchant, (performance.now() - started) / 1000));
    return summary.refused > 0 ? 1 : 0;
  } catch (error) {
    closeAnyway(report);
    print(`${await sentenceOf(error, options)}\n`);
    return 1;
  }
};
