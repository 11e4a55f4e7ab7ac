import type { PublishedComponent } from "./components-json.ts";
import type { PublishedProps, PublishedType } from "./props-of.ts";
import { sampleModule } from "./sample-module.ts";

/** A table cell can't contain pipes or line breaks. */
const cell = (text: string): string => text.replaceAll("|", "\\|").replaceAll(/\s*\n\s*/g, " ");

const table = (heads: string[], rows: string[][]): string =>
  [heads, heads.map(() => "---"), ...rows].map((row) => `| ${row.map(cell).join(" | ")} |`).join("\n");

const anatomy = ({ parts: { component, part = {}, state = {} } }: PublishedComponent): string => {
  const line = (attribute: string, [value, what]: [string, string]): string[] => [
    `\`${attribute}="${value}"\``,
    what,
  ];
  return table(
    ["In the DOM", "Meaning"],
    [
      ...Object.entries(component).map((each) => line("data-component", each)),
      ...Object.entries(part).map((each) => line("data-part", each)),
      ...Object.entries(state).map(([name, what]) => [`\`${name}\``, what]),
    ],
  );
};

const keyboard = ({ keyboard: keys }: PublishedComponent): string =>
  Object.keys(keys).length === 0
    ? "It handles no keys."
    : table(
        ["Key", "Effect"],
        Object.entries(keys).map(([key, what]) => [key, what]),
      );

const propsTable = (name: string, { props, extends: outside }: PublishedProps): string =>
  [
    `### ${name}`,
    ...(props.length > 0
      ? [
          table(
            ["Prop", "Type", "Default", "Description"],
            props.map((prop) => [
              `\`${prop.name}\`${prop.required ? " (required)" : ""}`,
              `\`${prop.type}\``,
              prop.default === undefined ? "" : `\`${prop.default}\``,
              prop.description ?? "",
            ]),
          ),
        ]
      : []),
    ...(outside.length > 0 ? [`And those of ${outside.map((type) => `\`${type}\``).join(", ")}.`] : []),
  ].join("\n\n");

const typeSection = ([name, { props, extends: outside = [], type, description }]: [
  string,
  PublishedType,
]): string =>
  [
    `### ${name}`,
    ...(description ? [description] : []),
    ...(type === undefined
      ? [propsTable(name, { props: props ?? [], extends: outside }).replace(/^### .*\n*/, "")]
      : [`\`${type}\``]),
  ].join("\n\n");

/** One half of a do/don’t pair: its text, and its code unless the code needs Storybook. */
const sample = (kind: string, text: string, code: string | undefined): string =>
  `**${kind === "Do" ? "Do" : "Don’t"}.** ${text}\n${code === undefined ? "" : `\n\`\`\`tsx\n${code}\n\`\`\`\n`}`;

/** Applies a change to everything except code. */
const outsideOfCode = (text: string, change: (text: string) => string): string =>
  text
    .split(/(^```[\s\S]*?^```$)/m)
    .map((part, index) => (index % 2 === 1 ? part : change(part)))
    .join("");

const guides: Readonly<Record<string, string>> = {
  "guides-provider": "provider",
  "guides-accessibility": "accessibility",
  "guides-versions": "versions",
  "getting-started": "getting-started",
};

/**
 * A component's page as plain Markdown, for readers and tools without Storybook: blocks become tables, live
 * samples become modules, and links lead between the pages.
 * @param mdx - the Storybook page
 * @param folder - of the page within `src`
 */
export function componentPage(mdx: string, component: PublishedComponent, folder: string): string {
  const imports = component.imports ?? Object.keys(component.parts.component);
  const facts = [
    component.summary,
    `\`import { ${imports.join(", ")} } from "${component.entry}"\` · ${component.status}, since ${component.since}${component.serverSafe ? " · renders in a server component" : " · client component"}`,
  ].join("\n\n");
  const props = Object.entries(component.props).map(([name, published]) => propsTable(name, published));
  const types = Object.entries(component.types).map(typeSection);
  const properties = [
    `## Properties\n\n${props.join("\n\n")}`,
    ...(types.length > 0 ? [`## Types\n\n${types.join("\n\n")}`] : []),
  ].join("\n\n");
  const text = mdx.replaceAll(
    /<(Do|Dont) text="([^"]*)">\n([\s\S]*?)\n\s*<\/\1>/g,
    (_all, kind: string, say: string, code: string) => sample(kind, say, sampleModule(mdx, folder, code)),
  );
  const plain = outsideOfCode(text, (part) =>
    part
      .replaceAll(/^import [\s\S]*? from "[^"]*";\n/gm, "")
      .replaceAll(/^export const [\s\S]*?;$/gm, "")
      .replaceAll(/<Facts [^>]*\/>/g, facts)
      .replaceAll(/<Anatomy [^>]*\/>/g, anatomy(component))
      .replaceAll(/<KeyboardTable [^>]*\/>/g, keyboard(component))
      .replaceAll(/<(Canvas|Meta|Controls) [^>]*\/>/g, "")
      .replaceAll(/<\/?(DoDont|Unstyled|Live)\b[^>]*>/g, "")
      .replace(/^## Properties\n[\s\S]*<ArgTypes [^>]*\/>/m, properties)
      .replaceAll(/\?path=\/docs\/(?:components|patterns|layout)-([a-z]+)--docs/g, "./$1.md")
      .replaceAll(/\?path=\/docs\/([a-z-]+)--docs/g, (link, id: string) =>
        guides[id] === undefined ? link : `../../docs/${guides[id]}.md`,
      )
      // Foundations and stories exist only in Storybook.
      .replaceAll(/\[([^\]]+)\]\(\?path=[^)]*\)/g, "$1")
      .replaceAll(/^[ \t]+(?=\*\*Do)/gm, ""),
  );
  return `${plain.replaceAll(/\n{3,}/g, "\n\n").trim()}\n`;
}

/** File name of a component's page, from its Storybook URL. */
export const pageName = ({ name }: Pick<PublishedComponent, "name">): string => `${name.toLowerCase()}.md`;
