import { Markdown } from "@storybook/addon-docs/blocks";

/** Pages of the package's guides, by file name. */
const pages: Readonly<Record<string, string>> = {
  "getting-started": "getting-started",
  provider: "guides-provider",
  theming: "guides-theming",
  languages: "guides-languages",
  accessibility: "guides-accessibility",
  versions: "guides-versions",
};

/** A guide that the package ships as Markdown, with links to the pages of this Storybook. */
export function Guide({ text }: { text: string }) {
  return (
    <Markdown>
      {text.replaceAll(/\]\(\.\/([a-z-]+)\.md\)/g, (link, file: string) =>
        pages[file] === undefined ? link : `](?path=/docs/${pages[file]}--docs)`,
      )}
    </Markdown>
  );
}
