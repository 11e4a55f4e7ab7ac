import type { PublishedComponent } from "./components-json.ts";
import type { PublishedProps } from "./props-of.ts";

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
    ["In the DOM", "What it is"],
    [
      ...Object.entries(component).map((each) => line("data-component", each)),
      ...Object.entries(part).map((each) => line("data-part", each)),
      ...Object.entries(state).map(([name, what]) => [`\`${name}\``, what]),
    ],
  );
};

const keyboard = ({ keyboard: keys }: PublishedComponent): string =>
  Object.keys(keys).length === 0
    ? "It has nothing that takes the focus."
    : table(
        ["Key", "What it does"],
        Object.entries(keys).map(([key, what]) => [key, what]),
      );

const propsTable = (name: string, { props, extends: outside }: PublishedProps): string =>
  [
    `### ${name}`,
    ...(props.length > 0
      ? [
          table(
            ["Prop", "Type", "Default", "What it is for"],
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

/** A sample of a pair: its text and its code. */
const sample = (kind: "Do" | "Dont", text: string, code: string): string => {
  const lines = code.split("\n").filter((line) => line.trim() !== "");
  const indent = Math.min(...lines.map((line) => line.length - line.trimStart().length));
  const body = lines.map((line) => line.slice(indent)).join("\n");
  return `**${kind === "Do" ? "Do" : "Don’t"}.** ${text}\n\n\`\`\`tsx\n${body}\n\`\`\`\n`;
};

/** Applies a change to everything except code. */
const outsideOfCode = (text: string, change: (text: string) => string): string =>
  text
    .split(/(^```[\s\S]*?^```$)/m)
    .map((part, index) => (index % 2 === 1 ? part : change(part)))
    .join("");

/**
 * A component's page as plain Markdown, for readers and tools without Storybook: blocks become tables, live
 * samples become code, and links lead between the pages.
 * @param mdx - the Storybook page
 */
export function componentPage(mdx: string, component: PublishedComponent): string {
  const facts = [
    component.summary,
    `\`import { … } from "${component.entry}"\` · ${component.status}, since ${component.since}${component.serverSafe ? " · renders in a server component" : " · client component"}`,
  ].join("\n\n");
  const props = Object.entries(component.props).map(([name, published]) => propsTable(name, published));
  const text = mdx
    .replaceAll(/^import [\s\S]*? from "[^"]*";\n/gm, "")
    .replaceAll(/^export const [\s\S]*?^(?:\};|\];|\);)$|^export const .*;$/gm, "")
    .replaceAll(
      /<(Do|Dont) text="([^"]*)">\n([\s\S]*?)\n\s*<\/\1>/g,
      (_all, kind: "Do" | "Dont", say: string, code: string) => sample(kind, say, code),
    );
  const plain = outsideOfCode(text, (part) =>
    part
      .replaceAll(/<Facts [^>]*\/>/g, facts)
      .replaceAll(/<Anatomy [^>]*\/>/g, anatomy(component))
      .replaceAll(/<KeyboardTable [^>]*\/>/g, keyboard(component))
      .replaceAll(/<(Canvas|Meta|Controls) [^>]*\/>/g, "")
      .replaceAll(/<\/?(DoDont|Unstyled|SmallWindow|Pointed|Live)\b[^>]*>/g, "")
      .replace(/(?:^#{2,3} [^\n]*\n+)?<ArgTypes [\s\S]*\/>/m, `## Properties\n\n${props.join("\n\n")}`)
      .replaceAll(/\?path=\/docs\/(?:components|patterns|layout)-([a-z]+)--docs/g, "./$1.md")
      // Guides and foundations exist only in Storybook.
      .replaceAll(/\[([^\]]+)\]\(\?path=[^)]*\)/g, "$1")
      .replaceAll(/^[ \t]+(?=\*\*Do)/gm, ""),
  );
  return `${plain.replaceAll(/\n{3,}/g, "\n\n").trim()}\n`;
}

/** File name of a component's page, from its Storybook URL. */
export const pageName = ({ name }: Pick<PublishedComponent, "name">): string => `${name.toLowerCase()}.md`;
