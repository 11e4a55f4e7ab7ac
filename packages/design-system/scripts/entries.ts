import { existsSync, readdirSync } from "node:fs";

const src = new URL("../src/", import.meta.url);

export interface Entry {
  /** Name in `exports`: "./quantity-stepper". */
  name: string;
  /** Path within `src`. */
  source: string;
  /** Name of the component, if it is one. */
  component?: string;
}

const kebab = (name: string): string =>
  name.replace(/(?<=[a-z0-9])[A-Z]/g, (letter) => `-${letter}`).toLowerCase();

const components = (folder: string): Entry[] =>
  readdirSync(new URL(folder, src), { withFileTypes: true })
    .filter(
      (component) =>
        component.isDirectory() && existsSync(new URL(`${folder}/${component.name}/index.ts`, src)),
    )
    .map(({ name }) => ({ name: `./${kebab(name)}`, source: `${folder}/${name}/index.ts`, component: name }));

const locales = (): Entry[] =>
  readdirSync(new URL("locales", src))
    .filter((file) => /^[\w-]+\.ts$/.test(file))
    .toSorted()
    .map((file) => ({ name: `./locales/${file.replace(".ts", "")}`, source: `locales/${file}` }));

/**
 * Components with large dependencies have only their own entry and style sheet, so that applications without them
 * load neither.
 */
export const separateComponents: ReadonlySet<string> = new Set([
  "Charts",
  "CommandMenu",
  "DataTable",
  "RichText",
]);

/** Style sheets of these components, whose styles `styles.css` doesn't contain. */
export const separateSheets = (): { fileName: string; source: string }[] =>
  entries().flatMap(({ name, source, component }) =>
    component && separateComponents.has(component) ? [{ fileName: `${name.slice(2)}.css`, source }] : [],
  );

/** All entries of the package: the main entry, components, provider, locales, theme and tokens. */
export function entries(): Entry[] {
  return [
    { name: ".", source: "index.ts" },
    ...[...components("components"), ...components("layout"), ...components("patterns")].toSorted((a, b) =>
      a.name < b.name ? -1 : 1,
    ),
    { name: "./provider", source: "provider/index.ts" },
    { name: "./react-hook-form", source: "react-hook-form/index.ts" },
    ...locales(),
    { name: "./theme", source: "theme/index.ts" },
    { name: "./tokens", source: "tokens/index.ts" },
    { name: "./page", source: "styles/page.css.ts" },
    { name: "./reset", source: "styles/reset.css.ts" },
    { name: "./themes/teal", source: "tokens/themes/teal.css.ts" },
  ];
}
