import { existsSync, readFileSync } from "node:fs";
import type { ComponentMeta } from "../src/lib/meta.ts";
import { entries } from "./entries.ts";
import { metaOf, type ComponentFolder } from "./component-folders.ts";

const required = (name: string): string[] => [
  "index.ts",
  ...["stories.tsx", "matrix.stories.tsx", "test.tsx", "types.test.tsx", "meta.ts", "mdx"].map(
    (end) => `${name}.${end}`,
  ),
];

const chapters = [
  "When to use",
  "When not to use",
  "Anatomy",
  "Keyboard",
  "Accessibility",
  "Content rules",
  "Do and don’t",
];

const isCode = (file: string): boolean => /\.tsx?$/.test(file) && !/\.(stories|test|meta)\.tsx?$/.test(file);

/** Missing parts of a component, and differences between its meta and code. */
export async function componentProblems(component: ComponentFolder): Promise<string[]> {
  const missing = required(component.name)
    .filter((file) => !component.files.includes(file))
    .map((file) => `no ${file.replace(`${component.name}.`, "")}`);
  const meta = await metaOf(component);
  return meta
    ? [
        ...missing,
        ...metaProblems(component, meta),
        ...controlProblems(component),
        ...pageProblems(component, meta),
      ]
    : missing;
}

const read = ({ url, files }: ComponentFolder, wanted: (file: string) => boolean): string =>
  files
    .filter(wanted)
    .map((file) => readFileSync(new URL(file, url), "utf8"))
    .join("\n");

const matchesIn = (code: string, pattern: RegExp): Set<string> =>
  new Set([...code.matchAll(pattern)].map(([, name = ""]) => name));

const without = (all: Set<string>, excluded: Set<string>): Set<string> =>
  new Set([...all].filter((name) => !excluded.has(name)));

function metaProblems(component: ComponentFolder, meta: ComponentMeta): string[] {
  const code = read(component, isCode);
  // Read only by attr() in a style: internal, not a state that others may rely on.
  const inner = matchesIn(code, /attr\((data-[a-z-]+)\)/g);
  const own = without(matchesIn(code, /\b(data-(?!component\b|part\b|theme\b|scheme\b)[a-z-]+)\b/g), inner);
  const states = new Set([...own, ...foreignStates(code, meta.parts.state)]);
  const problems = [
    ...differences(
      "data-component",
      matchesIn(code, /data-component"?[=:] ?\{?"(\w+)"/g),
      meta.parts.component,
    ),
    ...differences("data-part", matchesIn(code, /data-part"?[=:] ?\{?"([\w-]+)"/g), meta.parts.part),
    ...differences("state", states, meta.parts.state),
  ];
  const entryFile = read(component, (file) => file === "index.ts");
  for (const name of meta.imports ?? Object.keys(meta.parts.component))
    if (!new RegExp(`\\b${name}\\b`).test(entryFile)) problems.push(`index.ts does not export ${name}`);
  if (meta.name !== component.name) problems.push(`meta is named ${meta.name}`);
  if (!entries().some(({ component: name }) => name === component.name))
    problems.push("the package has no entry for it");
  if (meta.serverSafe === needsBrowser(new URL("index.ts", component.url)))
    problems.push(`serverSafe is ${meta.serverSafe}, its code says otherwise ("use client")`);
  return problems;
}

/** States of the meta that the code doesn't set as its own `data-*` attribute. */
const foreignStates = (code: string, states: Readonly<Record<string, string>> = {}): string[] =>
  Object.keys(states).filter(
    (name) =>
      (name.startsWith("aria-") && code.includes(name)) ||
      // Radix sets it.
      (name === "data-state" && code.includes("@radix-ui/")),
  );

const differences = (
  what: string,
  code: Set<string>,
  meta: Readonly<Record<string, string>> = {},
): string[] => {
  const named = new Set(Object.keys(meta));
  return [
    ...[...without(code, named)].map((name) => `${what} ${name} is not in the meta`),
    ...[...without(named, code)].map((name) => `${what} ${name} of the meta is not in the code`),
  ];
};

/** Reads the provider only if React has contexts, so the same module works in browser and server. */
const words = new URL("../src/provider/use-texts.ts", import.meta.url).href;

/** Whether a module or its imports within the package must run in the browser. */
function needsBrowser(module: URL, seen = new Set([words])): boolean {
  if (seen.has(module.href) || !existsSync(module)) return false;
  seen.add(module.href);
  const code = readFileSync(module, "utf8");
  if (code.startsWith('"use client"')) return true;
  return [...code.matchAll(/^(?:import|export|\})(?! type\b)[^;]*? from "(\.[^"]+)";/gm)].some(
    ([, path = ""]) => needsBrowser(new URL(path, module), seen),
  );
}

/** Controls need the component's props, and a Playground that renders with them. */
function controlProblems(component: ComponentFolder): string[] {
  const isStories = (file: string): boolean => file === `${component.name}.stories.tsx`;
  const stories = read(component, isStories);
  const [playground] =
    /^export const Playground\b.*;$|^export const Playground\b[\s\S]*?^\};/m.exec(stories) ?? [];
  if (playground === undefined) return [];
  return [
    ...(/^const meta\b[^;]*\bcomponent[:,]/m.test(stories) ? [] : ["the stories' meta has no component"]),
    ...(/\bargs\b|render: \(\{/.test(playground) || !playground.includes("render")
      ? []
      : ["the Playground ignores its controls: pass the args of `render` to the component"]),
  ];
}

function pageProblems(component: ComponentFolder, meta: ComponentMeta): string[] {
  const page = read(component, (file) => file === `${component.name}.mdx`);
  const problems = chapters
    .filter((chapter) => page !== "" && !page.includes(`\n## ${chapter}\n`))
    .map((chapter) => `the page has no chapter “${chapter}”`);
  const tests = read(component, (file) => file.endsWith(".test.tsx"));
  if (Object.keys(meta.keyboard).length > 0 && !tests.includes("keyboardTable(meta,"))
    problems.push("no test answers its keyboard table: keyboardTable(meta, …)");
  return problems;
}
