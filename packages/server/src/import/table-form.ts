import { refuseOtherKind } from "./file-kind.ts";
import { ImportRefused } from "./problem.ts";
import { type Encoding, findEncoding, readBeginning } from "./text-of-file.ts";

/** Format of a file as a table. */
export interface TableForm {
  file: string;
  encoding: Encoding;
  delimiter: string;
  /** Whether the first line only names the delimiter, as spreadsheets write it. */
  hasSeparatorLine: boolean;
}

const delimiters = [",", ";", "\t", "|"] as const;
const separatorLine = /^"?sep=(.)"?\r?\n?$/i;

/** Column names contain none of these characters, so the most frequent one is the delimiter. */
const mostFrequent = (line: string): string =>
  delimiters.toSorted((a, b) => line.split(b).length - line.split(a).length)[0] ?? ",";

/**
 * Detects encoding and delimiter of a file.
 * @param encoding name of the encoding, if it isn't detected correctly
 * @throws ImportRefused for a file that isn't a table or has an unsupported encoding, with its name
 */
export const findTableForm = async (file: string, encoding?: string): Promise<TableForm> => {
  const found = encoding === undefined ? await findEncoding(file) : { name: encoding, isGuessed: false };
  const { head, text } = await readBeginning(file, found);
  if (text.trim() === "") throw new ImportRefused({ key: "importFileEmpty" });
  refuseOtherKind(head, text);
  const [first = ""] = text.split(/(?<=\n)/, 1);
  const [, named] = separatorLine.exec(first) ?? [];
  if (named !== undefined) return { file, encoding: found, delimiter: named, hasSeparatorLine: true };
  const header = text.split(/\r\n|\r|\n/).find((line) => line.trim() !== "") ?? "";
  return { file, encoding: found, delimiter: mostFrequent(header), hasSeparatorLine: false };
};
