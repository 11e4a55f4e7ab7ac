import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";

const src = fileURLToPath(new URL("../src/", import.meta.url));

const sheets = readdirSync(src, { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".css.ts"))
  .map((file) => `src/${file.replaceAll("\\", "/")}`)
  .toSorted();

const numbers = new Map<string, Map<string, number>>();

const twoDigits = (number: number): string => number.toString(36).padStart(2, "0");

/**
 * Names of classes in the published sheet: the number of the file, and of the class in it. A hash in their place would
 * be a tenth of the whole sheet, since it cannot be compressed. Nobody may rely on them: elements are told by
 * `data-component`.
 *
 * @param hash - what vanilla-extract would take: the same for the same class
 * @throws Error for a style outside of `src`
 */
export const className = ({ hash, filePath }: { hash: string; filePath: string }): string => {
  const sheet = sheets.findIndex((file) => filePath.endsWith(file));
  if (sheet === -1) throw new Error(`${filePath} is no style sheet of the package`);
  const known = numbers.get(filePath) ?? new Map<string, number>();
  numbers.set(filePath, known);
  const number = known.get(hash) ?? known.size;
  known.set(hash, number);
  return `ds${twoDigits(sheet)}${number.toString(36)}`;
};
