// @vitest-environment node
import { expect, test } from "vitest";
import { componentsJson } from "../../scripts/components-json.ts";
import { componentPages, llmsText } from "../../scripts/docs-plugin.ts";

const json = await componentsJson();
const pages = componentPages(json);
const withoutCode = (page: string): string => page.replaceAll(/^```[\s\S]*?^```$|`[^`\n]*`/gm, "");

test("renders every page as plain markdown, without Storybook blocks and imports", () => {
  const wrong = [...pages].flatMap(([file, page]) =>
    [...withoutCode(page).matchAll(/<\/?[A-Z]\w*|^import .*|\?path=\S*/gm)].map(
      ([found]) => `${file}: ${found}`,
    ),
  );
  expect(wrong).toEqual([]);
});

test("links only to existing pages", () => {
  const lost = [...pages].flatMap(([file, page]) =>
    [...page.matchAll(/\]\(\.\/([^)#]+)\)/g)].flatMap(([, target = ""]) =>
      pages.has(target) ? [] : [`${file}: ${target}`],
    ),
  );
  expect(lost).toEqual([]);
});

test("includes usage, keys, code samples and props in a page", () => {
  const page = pages.get("dialog.md") ?? "";
  expect(page).toMatch(/^# Dialog\n/);
  expect(page).toContain('import { … } from "@carmine/design-system/dialog"');
  expect(page).toContain("## When to use");
  expect(page).toMatch(/\| Escape \| .+ \|/);
  expect(page).toMatch(/\*\*Do\.\*\* .+\n\n```tsx\n/);
  expect(page).toMatch(/\| `title` \(required\) \| `ReactNode` \|/);
});

test("lists every page once in llms.txt, with the component's purpose", () => {
  const listed = [...llmsText(json).matchAll(/\(\.\/docs\/([^)]+)\): (.+) Import from/g)];
  expect(new Set(listed.map(([, file]) => file))).toEqual(new Set(pages.keys()));
  expect(listed).toHaveLength(pages.size);
  for (const [, , summary] of listed) expect(summary).not.toBe("");
});
