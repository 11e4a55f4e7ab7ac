import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative, sep } from "node:path";
import { parseSync } from "oxc-parser";

/** One import of a file below a package's `src`; `to` is a file of the same `src`, or the specifier of a package. */
export interface Import {
  readonly from: string;
  readonly to: string;
  readonly kind: "file" | "package";
}

/** Tests, stories and their support may import any file of their package. */
const isProof = (file: string): boolean =>
  /\.(test|stories|data)\.tsx?$/.test(file) || file.split(sep).includes("testing");

const sourceFiles = (src: string): string[] =>
  readdirSync(src, { recursive: true, encoding: "utf8" }).filter((file) => /\.tsx?$/.test(file));

/** Specifiers in a module, including type imports, re-exports and dynamic imports with a literal. */
const specifiersOf = (path: string): string[] => {
  const code = readFileSync(path, "utf8");
  const { module } = parseSync(path, code);
  return [
    ...module.staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.flatMap((entry) => entry.moduleRequest?.value ?? []),
    ),
    ...module.dynamicImports.flatMap(({ moduleRequest: { start, end } }) => {
      const [, literal] = /^["'`]([^"'`$]+)["'`]$/.exec(code.slice(start, end)) ?? [];
      return literal ?? [];
    }),
  ];
};

/** All imports of a package's sources. @param src absolute path of its `src` folder */
export const importsOf = (src: string): { files: string[]; imports: Import[] } => {
  const files = sourceFiles(src).filter((file) => !isProof(file));
  const imports = files.flatMap((from) =>
    specifiersOf(join(src, from)).flatMap((specifier): Import[] => {
      if (!specifier.startsWith(".")) return [{ from, to: specifier, kind: "package" }];
      const path = join(src, dirname(from), specifier.replace(/\?.*$/, ""));
      const to = relative(src, path);
      const isOwn = !relative(dirname(src), path).startsWith("..");
      if (to.startsWith("..")) return isOwn ? [] : [{ from, to: path, kind: "package" }];
      return existsSync(path) ? [{ from, to, kind: "file" }] : [];
    }),
  );
  return { files, imports };
};
