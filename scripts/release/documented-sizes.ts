import { readFileSync, writeFileSync } from "node:fs";
import type { Size } from "./sizes.ts";

const files = ["packages/design-system/docs/versions.md", "packages/design-system/README.md"];

/** Differences below this, in kB, come from other machines and small changes. */
const tolerance = 0.3;

interface Found {
  before: string;
  /** In kB. */
  written: string;
  after: string;
  size: Size;
}

const kilobytes = (bytes: number): string => (bytes / 1000).toFixed(1);

/** Rows of a table of sizes, `| Button | 1.6 | …`, and the size of `styles.css` in a sentence. */
const sizesIn = (text: string, measured: readonly Size[]): Found[] => {
  const find = (pattern: RegExp, what: (name: string) => string): Found[] =>
    [...text.matchAll(pattern)].flatMap(([, before = "", written = "", after = ""]) => {
      const name = /\| \**([\w ]+?)\** +\|/.exec(before)?.[1] ?? "";
      const size = measured.find((each) => each.what === what(name));
      return size ? [{ before, written, after, size }] : [];
    });
  return [
    ...find(/^(\| \**[\w ]+?\** +\| +\**)([\d.]+)(\** \|)/gm, (name) =>
      name === "Whole CSS" ? "whole CSS" : `${name}, script`,
    ),
    ...find(
      /(`styles\.css` contains the styles of the components, )([\d.]+)( kB gzipped)/g,
      () => "whole CSS",
    ),
  ];
};

/**
 * Compares sizes in the README and the guide about versions with the measured ones.
 * @param accept - writes the measured sizes
 */
export const documentedSizes = (measured: readonly Size[], accept: boolean): string[] =>
  files.flatMap((file) => {
    const text = readFileSync(file, "utf8");
    const found = sizesIn(text, measured);
    if (found.length === 0) return [`${file} has no sizes`];
    if (accept)
      writeFileSync(
        file,
        found.reduce(
          (now, { before, written, after, size }) =>
            now.replace(
              before + written + after,
              before + kilobytes(size.bytes).padStart(written.length) + after,
            ),
          text,
        ),
      );
    return accept
      ? []
      : found
          .filter(({ written, size }) => Math.abs(Number(written) - size.bytes / 1000) > tolerance)
          .map(
            ({ written, size }) =>
              `${file}: ${size.what} has ${kilobytes(size.bytes)} kB, not ${written}; run with --update`,
          );
  });
