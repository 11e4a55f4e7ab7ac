// Checks import directions between packages and between the folders of a package (`rules.ts`), and import
// cycles.
import { join } from "node:path";
import { cyclesOf } from "./cycles.ts";
import { importsOf, type Import } from "./graph.ts";
import { rules, type PackageRules } from "./rules.ts";

const wrongPackages = (name: string, { packages }: PackageRules, imports: readonly Import[]): string[] =>
  imports
    .filter(({ kind, to }) => kind === "package" && (to.startsWith("/") || to.startsWith("@carmine/")))
    .filter(({ to }) => !packages.some((allowed) => to === allowed || to.startsWith(`${allowed}/`)))
    .map(
      ({ from, to }) => `${from} imports ${to}; ${name} may import ${packages.join(", ") || "no package"}`,
    );

const upwards = (layers: readonly (readonly string[])[], imports: readonly Import[]): string[] => {
  const rank = (file: string): number =>
    layers.findIndex((layer) => layer.includes(file.split("/")[0] ?? ""));
  return imports
    .filter(({ kind, from, to }) => kind === "file" && rank(from) > rank(to))
    .map(({ from, to }) => `${from} imports ${to}, which is in a higher layer`);
};

const unplaced = (layers: readonly (readonly string[])[], files: readonly string[]): string[] => {
  const placed = new Set(layers.flat());
  const units = new Set(files.map((file) => file.split("/")[0] ?? ""));
  return [...units].filter((unit) => !placed.has(unit)).map((unit) => `${unit} has no place in rules.ts`);
};

let problemCount = 0;
for (const [name, rule] of Object.entries(rules)) {
  const { files, imports } = importsOf(join(process.cwd(), "packages", name, "src"));
  const inside = imports.filter(({ kind }) => kind === "file");
  const cycles = rule.layers ? cyclesOf(inside) : [];
  const directions = [
    ...wrongPackages(name, rule, imports),
    ...(rule.layers ? [...unplaced(rule.layers, files), ...upwards(rule.layers, inside)] : []),
  ];
  const counts = rule.layers
    ? `${cycles.length} cycles, ${directions.length} in a wrong direction`
    : `${directions.length} in a wrong direction between packages`;
  console.log(`${name}: ${files.length} files, ${imports.length} imports, ${counts}`);
  for (const problem of [...cycles, ...directions]) console.error(`  ${problem}`);
  problemCount += cycles.length + directions.length;
}
process.exitCode = problemCount > 0 ? 1 : 0;
