/**
 * Makes the room of a new component in the design system, with everything a room must have:
 * `pnpm gen component PriceTag` or `pnpm gen pattern CouponCard`.
 */
import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const kinds = {
  component: { folder: "components", style: "componentStyle", group: "Components" },
  pattern: { folder: "patterns", style: "patternStyle", group: "Patterns" },
} as const;

const [kindName = "", name = ""] = process.argv.slice(2);
const kind = kinds[kindName as keyof typeof kinds];
if (!kind || !/^[A-Z][A-Za-z0-9]+$/.test(name)) {
  console.error("Usage: pnpm gen component|pattern Name, the name in PascalCase.");
  process.exit(1);
}

const designSystem = new URL("../packages/design-system/", import.meta.url);
const room = new URL(`src/${kind.folder}/${name}/`, designSystem);
if (existsSync(room)) {
  console.error(`${fileURLToPath(room)} is there already.`);
  process.exit(1);
}

const files: Record<string, string> = {
  "index.ts": `export { ${name}, type ${name}Props } from "./${name}.tsx";
`,
  [`${name}.tsx`]: `import { clsx } from "clsx";
import type { ComponentPropsWithRef } from "react";
import * as styles from "./${name}.css.ts";

export type ${name}Props = ComponentPropsWithRef<"div">;

/** What it is for, in one sentence. */
export function ${name}({ className, ...rest }: ${name}Props) {
  return <div data-component="${name}" className={clsx(styles.root, className)} {...rest} />;
}
`,
  [`${name}.css.ts`]: `import { ${kind.style} } from "../../styles/layered.ts";
import { vars } from "../../tokens/contract.css.ts";

export const root = ${kind.style}({ color: vars.color.fg.default });
`,
  [`${name}.stories.tsx`]: `import type { Meta, StoryObj } from "@storybook/react-vite";
import { useSample } from "../../testing/samples.ts";
import { ${name} } from "./index.ts";

const meta: Meta<typeof ${name}> = { title: "${kind.group}/${name}", component: ${name} };
export default meta;

type Story = StoryObj<typeof ${name}>;

export const Playground: Story = { args: { children: "${name}" } };

/** In the language of the toolbar. */
export const LongText: Story = {
  render: function LongText() {
    const sample = useSample();
    return <${name}>{sample.sentence}</${name}>;
  },
};
`,
  [`${name}.test.tsx`]: `import { conforms } from "../../testing/conformance.tsx";
import { ${name} } from "./index.ts";

conforms("${name}", (props) => <${name} {...props} />);
`,
};

mkdirSync(room);
for (const [file, text] of Object.entries(files)) writeFileSync(new URL(file, room), text);
execFileSync(process.execPath, [fileURLToPath(new URL("scripts/exports.ts", designSystem))], {
  stdio: "inherit",
});
console.log(`Made ${fileURLToPath(room)}`);
