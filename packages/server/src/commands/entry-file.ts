import { readFile } from "node:fs/promises";
import { Refused } from "../content/editing/refused.ts";

/**
 * Reads a JSON file of one entry or a list of them.
 * @returns each with its place as the beginning of a sentence: `Entry 2, `
 * @throws Refused
 */
export const readEntriesOf = async (file: string, noun: string): Promise<{ entry: object; at: string }[]> => {
  const text = await readFile(file, "utf8").catch(() => {
    throw new Refused(`${file} can't be read; check its name and permissions`);
  });
  let written: unknown;
  try {
    written = JSON.parse(text.replace(/^\uFEFF/, ""));
  } catch (error) {
    throw new Refused(`${file} is not JSON; correct it: ${error instanceof Error ? error.message : ""}`, {
      cause: error,
    });
  }
  const entries: unknown[] = Array.isArray(written) ? written : [written];
  if (entries.length === 0) throw new Refused(`${file} has no ${noun}; add one`);
  return entries.map((entry, index) => {
    const at = Array.isArray(written) ? `Entry ${index + 1}, ` : "";
    if (typeof entry !== "object" || entry === null)
      throw new Refused(`${at}${noun}: is not an object; write {…}`);
    return { entry, at };
  });
};
