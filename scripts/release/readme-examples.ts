import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { command } from "../test/step.ts";
import { packageIn } from "./entries.ts";

const libraries = ["design-system", "api", "i18n"];

/** TypeScript examples of a Markdown text. */
const examplesIn = (text: string): string[] =>
  [...text.matchAll(/^```tsx?\n([\s\S]*?)^```$/gm)].map(([, code = ""]) => code);

const settings = {
  compilerOptions: {
    target: "es2023",
    lib: ["es2023", "dom", "dom.iterable"],
    module: "esnext",
    moduleResolution: "bundler",
    moduleDetection: "force",
    jsx: "react-jsx",
    strict: true,
    noUnusedLocals: true,
    noUncheckedSideEffectImports: false,
    rewriteRelativeImportExtensions: true,
    resolveJsonModule: true,
    types: [],
    // Always the stubs, even if the routers are installed: the types of Next.js need those of Node.js.
    paths: { "next/link": ["./routers.d.ts"], "react-router": ["./routers.d.ts"] },
    outDir: "out",
  },
  include: ["*.tsx", "*.d.ts"],
};

/** Routers that the guides import, which the linked consumer doesn't have, and a file that they create. */
const stubs = {
  "routers.d.ts": `
declare module "next/link" {
  const Link: (props: import("react").ComponentProps<"a"> & { href: string }) => import("react").ReactNode;
  export default Link;
}
declare module "react-router" {
  export const Link: (props: Omit<import("react").ComponentProps<"a">, "href"> & { to: string }) => import("react").ReactNode;
  export const Outlet: () => import("react").ReactNode;
}
`,
  "App.tsx": "export default () => null;\n",
};

/** Imports of modules that can't run in Node.js: routers and the client of React. */
const onlyCompiled = /from "(?:next\/link|react-router|react-dom\/client)"/;

/** Imports every module, and renders each `Example` on the server. Prints the failures. */
const runner = `
import { createElement } from "react";
import { renderToString } from "react-dom/server";

const print = console.log;
// Examples print, and components warn about a missing locale.
console.log = () => undefined;
console.warn = () => undefined;
let rendered = 0;
for (const name of process.argv.slice(2)) {
  try {
    const { Example } = await import(name);
    if (Example === undefined) continue;
    renderToString(createElement(Example));
    rendered += 1;
  } catch (error) {
    print(name + ": " + error);
    process.exitCode = 1;
  }
}
print(rendered + " rendered");
`;

const markdownIn = (folder: string): string[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith(".md"))
    .map((file) => join(folder, file));

/** Markdown files of a package whose code must work: its README, and the guides and pages of the design system. */
const documents = (consumer: string, library: string): string[] => {
  const folder = packageIn(consumer, `@carmine/${library}`);
  return [
    join(folder, "README.md"),
    ...(library === "design-system"
      ? [...markdownIn(join(folder, "docs")), ...markdownIn(join(folder, "dist/docs"))]
      : []),
  ];
};

/** Replaces imports of files that the example only names. */
const withoutStyles = (code: string): string => code.replaceAll(/^import "[^"]+\.css";$/gm, "");

/**
 * Compiles the code blocks of all READMEs, guides and component pages against the installed packages, imports each
 * in Node.js without its style sheets, and renders the complete ones.
 */
export const readmeExamples = async (consumer: string): Promise<string[]> => {
  const folder = join(consumer, "readme-examples");
  mkdirSync(folder);
  writeFileSync(join(folder, "tsconfig.json"), JSON.stringify(settings));
  for (const [name, code] of Object.entries(stubs)) writeFileSync(join(folder, name), code);
  for (const library of libraries)
    for (const document of documents(consumer, library)) {
      const examples = examplesIn(readFileSync(document, "utf8"));
      if (examples.length === 0 && !document.endsWith("docs/versions.md"))
        return [`${document} has no example`];
      for (const [at, code] of examples.entries())
        writeFileSync(join(folder, `${library}-${basename(document, ".md")}-${at + 1}.tsx`), code);
    }
  const compiled = await command("tsc", ["-p", folder], {}, true);
  if (compiled.status !== 0) return [compiled.output.trim()];
  const modules = readdirSync(join(folder, "out")).map((name) => join(folder, "out", name));
  for (const file of modules) writeFileSync(file, withoutStyles(readFileSync(file, "utf8")));
  const runnable = modules.filter((file) => !onlyCompiled.test(readFileSync(file, "utf8")));
  writeFileSync(join(folder, "run.mjs"), runner);
  const { status, output } = await command("node", ["run.mjs", ...runnable], {}, true, folder);
  if (status !== 0) return [output];
  console.log(
    `    ${modules.length - 1} code blocks compiled, ${runnable.length - 1} imported, ${output.trim()}`,
  );
  return [];
};
