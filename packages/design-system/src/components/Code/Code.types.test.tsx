import { CodeBlock } from "./index.ts";

/** Usages that must not compile. */
export const invalidUsages = {
  // @ts-expect-error The lines scroll, so they need a name.
  withoutLabel: <CodeBlock code="npm test" />,
  // @ts-expect-error The code is text, so that it can be copied.
  withElements: <CodeBlock label="Shell" code={<b>npm test</b>} />,
};
