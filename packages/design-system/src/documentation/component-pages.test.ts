// @vitest-environment node
import { expect, test } from "vitest";
import { componentsJson } from "../../scripts/components-json.ts";
import { componentPages, llmsText } from "../../scripts/docs-plugin.ts";

const json = await componentsJson();
const pages = componentPages(json);
const withoutCode = (page: string): string => page.replaceAll(/^```[\s\S]*?^```$|`[^`\n]*`/gm, "");

test("every page is plain markdown: no block of Storybook is left, no import", () => {
  const wrong = [...pages].flatMap(([file, page]) =>
    [...withoutCode(page).matchAll(/<\/?[A-Z]\w*|^import .*|\?path=\S*/gm)].map(
      ([found]) => `${file}: ${found}`,
    ),
  );
  expect(wrong).toEqual([]);
});

test("links lead to pages that are there", () => {
  const lost = [...pages].flatMap(([file, page]) =>
    [...page.matchAll(/\]\(\.\/([^)#]+)\)/g)].flatMap(([, target = ""]) =>
      pages.has(target) ? [] : [`${file}: ${target}`],
    ),
  );
  expect(lost).toEqual([]);
});

test("a page tells when to use it, its keys, samples as code, and its props", () => {
  const page = pages.get("dialog.md") ?? "";
  expect(page).toMatch(/^# Dialog\n/);
  expect(page).toContain('import { … } from "@carmine/design-system/dialog"');
  expect(page).toContain("## When to use");
  expect(page).toMatch(/\| Escape \| .+ \|/);
  expect(page).toMatch(/\*\*Do\.\*\* .+\n\n```tsx\n/);
  expect(page).toMatch(/\| `title` \(required\) \| `ReactNode` \|/);
});

test("llms.txt lists every page once, with what the component is for", () => {
  const listed = [...llmsText(json).matchAll(/\(\.\/docs\/([^)]+)\): (.+) Import from/g)];
  expect(new Set(listed.map(([, file]) => file))).toEqual(new Set(pages.keys()));
  expect(listed).toHaveLength(pages.size);
  for (const [, , summary] of listed) expect(summary).not.toBe("");
});
