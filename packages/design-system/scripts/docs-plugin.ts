import { readFileSync } from "node:fs";
import type { Plugin } from "vite";
import { componentPage, pageName } from "./component-page.ts";
import { componentsJson, type ComponentsJson, type PublishedComponent } from "./components-json.ts";
import { componentFolders, src } from "./component-folders.ts";
import { separateSheets } from "./entries.ts";

/** Markdown pages of all components, by file name. */
export function componentPages({ components }: ComponentsJson): Map<string, string> {
  const folders = new Map(componentFolders().map(({ name, url }) => [name, url]));
  const within = (url: URL | undefined): string => url?.href.slice(src.href.length).replace(/\/$/, "") ?? "";
  return new Map(
    components.map((component) => {
      const mdx = readFileSync(new URL(`${component.name}.mdx`, folders.get(component.name)), "utf8");
      return [pageName(component), componentPage(mdx, component, within(folders.get(component.name)))];
    }),
  );
}

const groupTitles: readonly (readonly [PublishedComponent["group"], string])[] = [
  ["layout", "Layout"],
  ["base", "Basics"],
  ["actions", "Actions"],
  ["fields", "Fields"],
  ["navigation", "Navigation"],
  ["overlays", "Overlays"],
  ["feedback", "Feedback"],
  ["commerce", "Commerce"],
];

/** Guides in the package's folder `docs`, in reading order. */
export const guides: readonly (readonly [file: string, title: string])[] = [
  ["getting-started", "Getting started with Vite, Next.js and React Router"],
  ["provider", "Provider: router, flags, overlays"],
  ["theming", "Theming: brand, dark mode, tokens"],
  ["languages", "Languages: texts, amounts, dates"],
  ["accessibility", "Accessibility"],
  ["versions", "Versions, sizes and migrations"],
];

/** List of all pages in the format of https://llmstxt.org. */
export function llmsText({ package: name, version, components }: ComponentsJson): string {
  const groups = Map.groupBy(components, ({ group }) => group);
  const lists = groupTitles.map(([group, title]) => {
    const entries = groups.get(group) ?? [];
    return [
      `## ${title}`,
      entries
        .map(
          (each) =>
            `- [${each.name}](./docs/${pageName(each)}): ${each.summary} Import from \`${each.entry}\`.`,
        )
        .join("\n"),
    ].join("\n\n");
  });
  const separate = separateSheets()
    .map(({ fileName }) => `\`${fileName}\``)
    .join(", ");
  return `# ${name} ${version}

> React components, themes and tokens for shops and other applications: server rendering, six languages, light, dark and
> forced colors. Load \`${name}/styles.css\` once (and ${separate} for the component of that name), put a \`DesignSystemProvider\` around the application, and import each
> component from an entry of its own.

- Props of every component, for tools: \`${name}/components.json\`
- Tokens by the names of their CSS variables: \`${name}/tokens.json\`; in the Design Tokens format: \`${name}/tokens.dtcg.json\`
- A brand from one color: \`npx ${name} theme "#1F5FBF"\`

## Guides

${guides.map(([file, title]) => `- [${title}](../docs/${file}.md)`).join("\n")}

${lists.join("\n\n")}
`;
}

/** Writes the pages to `dist/docs`, and their list to `dist/llms.txt`. */
export function markdownPages(): Plugin {
  return {
    name: "markdown-pages",
    apply: "build",
    async generateBundle() {
      const json = await componentsJson();
      for (const [file, source] of componentPages(json))
        this.emitFile({ type: "asset", fileName: `docs/${file}`, source });
      this.emitFile({ type: "asset", fileName: "llms.txt", source: llmsText(json) });
    },
  };
}
