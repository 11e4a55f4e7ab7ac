/** The files of a new component in the design system, by name. */
export interface ComponentKind {
  style: "componentStyle" | "patternStyle";
  /** Title prefix in Storybook. */
  shelf: string;
  /** Initial group in the metadata, to be refined by the author. */
  group: string;
}

export const componentFiles = (
  name: string,
  { style, shelf, group }: ComponentKind,
): Record<string, string> => ({
  "index.ts": `export { ${name}, type ${name}Props } from "./${name}.tsx";
`,
  [`${name}.tsx`]: `import { clsx } from "clsx";
import type { ComponentPropsWithRef } from "react";
import * as styles from "./${name}.css.ts";

export interface ${name}Props extends ComponentPropsWithRef<"div"> {
  label: string;
}

/** What it is for, in one sentence. */
export function ${name}({ label, className, ...rest }: ${name}Props) {
  return (
    <div data-component="${name}" className={clsx(styles.root, className)} {...rest}>
      {label}
    </div>
  );
}
`,
  [`${name}.css.ts`]: `import { ${style} } from "../../styles/layered.ts";
import { vars } from "../../tokens/contract.css.ts";

export const root = ${style}({ color: vars.color.fg.default });
`,
  [`${name}.meta.ts`]: `import { defineMeta } from "../../lib/meta.ts";

export default defineMeta({
  name: "${name}",
  group: "${group}",
  status: "draft",
  since: "0.1.0",
  summary: "What it is for, in one sentence.",
  parts: {
    component: { ${name}: "The whole." },
  },
  keyboard: {},
  serverSafe: true,
  budget: { js: 2_000 },
});
`,
  [`${name}.mdx`]: `import { Anatomy, ArgTypes, Canvas, Do, Dont, DoDont, Facts, KeyboardTable, Meta } from "#blocks";
import { ${name} } from "./index.ts";
import meta from "./${name}.meta.ts";
import * as Stories from "./${name}.stories.tsx";

<Meta of={Stories} />

# ${name}

<Facts meta={meta} />

<Canvas of={Stories.Playground} />

## When to use

- The question it answers.

## When not to use

- What to use instead, with a link.

## Anatomy

<Anatomy meta={meta} />

## Keyboard

<KeyboardTable meta={meta} />

## Accessibility

- Role, name and states.

## Content rules

- How its texts are written.

## Do and don’t

<DoDont>
  <Do text="Why this is good.">
    <${name} label="Good" />
  </Do>
  <Dont text="Why this is bad.">
    <${name} label="Bad" />
  </Dont>
</DoDont>

## Properties

<ArgTypes of={Stories} />
`,
  [`${name}.stories.tsx`]: `import type { Meta, StoryObj } from "@storybook/react-vite";
import { ${name} } from "./index.ts";

const meta: Meta<typeof ${name}> = { title: "${group.charAt(0).toUpperCase()}${group.slice(1)}/${name}", id: "${shelf.toLowerCase()}-${name.toLowerCase()}", component: ${name} };
export default meta;

type Story = StoryObj<typeof ${name}>;

export const Playground: Story = { args: { label: "${name}" } };
`,
  [`${name}.matrix.stories.tsx`]: `import type { Meta, StoryObj } from "@storybook/react-vite";
import { extremes, SixLanguages } from "../../testing/matrix.tsx";
import { ${name} } from "./index.ts";

const meta: Meta<typeof ${name}> = { title: "${shelf}/${name}/Matrix", tags: ["!dev"] };
export default meta;

type Story = StoryObj<typeof ${name}>;

export const LongTexts: Story = {
  render: () => (
    <SixLanguages>
      {(sample) => (
        <>
          <${name} label={sample.sentence} />
          <${name} label={extremes.word} />
        </>
      )}
    </SixLanguages>
  ),
};
`,
  [`${name}.test.tsx`]: `import { conforms } from "../../testing/conformance.tsx";
import { ${name} } from "./index.ts";

conforms("${name}", (props) => <${name} label="${name}" {...props} />);
`,
  [`${name}.types.test.tsx`]: `import { ${name} } from "./index.ts";

/** What must not compile. */
export const refused = {
  // @ts-expect-error It needs its words.
  withoutLabel: <${name} />,
};
`,
});
