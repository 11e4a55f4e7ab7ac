import { basename, dirname } from "node:path";

/** vanilla-extract's data for naming a class. */
interface UnnamedClass {
  /** Identical for the same class of the same file. */
  hash: string;
  /** Path of the style sheet: `src/components/Button/Button.css.ts`. */
  filePath: string;
}

/** `Button` for `Button/Button.css.ts`, `Field-FieldBox` for `Field/FieldBox.css.ts`, `shared` for `styles/shared.css.ts`. */
const sheetName = (filePath: string): string => {
  const file = basename(filePath, ".css.ts");
  const folder = basename(dirname(filePath));
  return folder === file || folder === "styles" ? file : `${folder}-${file}`;
};

/**
 * Names a build's classes by version, style sheet, and position in the sheet: `ds1-0-0-Button-2`. Two
 * versions of the package on one page share no class, and a change in one sheet doesn't rename classes of
 * others. A hash would compress badly. The names are private: use `data-component` to select elements.
 * @param version - of the package
 */
export const classNames = (version: string): ((unnamed: UnnamedClass) => string) => {
  const prefix = `ds${version.replaceAll(/[^a-z0-9]+/gi, "-")}`;
  const pathOf = new Map<string, string>();
  const numbersOf = new Map<string, Map<string, number>>();
  return ({ hash, filePath }) => {
    const sheet = sheetName(filePath);
    const known = pathOf.get(sheet) ?? filePath;
    if (known !== filePath) throw new Error(`${filePath} and ${known} would share their class names`);
    pathOf.set(sheet, filePath);
    const numbers = numbersOf.get(sheet) ?? new Map<string, number>();
    numbersOf.set(sheet, numbers);
    const number = numbers.get(hash) ?? numbers.size;
    numbers.set(hash, number);
    return `${prefix}-${sheet}-${number.toString(36)}`;
  };
};
