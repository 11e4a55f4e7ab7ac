// @vitest-environment node
import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { componentsJson } from "../../scripts/components-json.ts";
import { pageName } from "../../scripts/component-page.ts";
import { componentPages, guides, llmsText } from "../../scripts/docs-plugin.ts";

const json = await componentsJson();
const pages = componentPages(json);
const withoutCode = (page: string): string => page.replaceAll(/^```[\s\S]*?^```$|`[^`\n]*`/gm, "");

test("renders every page as plain markdown, without Storybook blocks and imports", () => {
  const wrong = [...pages].flatMap(([file, page]) =>
    [...withoutCode(page).matchAll(/<\/?[A-Z]\w*|^import .*|\?path=\S*|\{["`][^}]*\}/gm)].map(
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
  expect(page).toContain('import { Dialog } from "@carmine/design-system/dialog"');
  expect(page).toContain("## When to use");
  expect(page).toMatch(/\| Escape \| .+ \|/);
  expect(page).toMatch(/\*\*Do\.\*\* .+\n\n```tsx\n/);
  expect(page).toMatch(/\| `title` \(required\) \| `ReactNode` \|/);
});

test("ships every guide, without links to Storybook", () => {
  const folder = new URL("../../docs/", import.meta.url);
  expect(readdirSync(folder).toSorted()).toEqual(guides.map(([file]) => `${file}.md`).toSorted());
  for (const [file] of guides) {
    const text = readFileSync(new URL(`${file}.md`, folder), "utf8");
    expect(text, file).not.toMatch(/\?path=|<[A-Z]\w+ of=/);
    for (const [, target = ""] of text.matchAll(/\]\(\.\/([^)#]+)\.md/g))
      expect(guides.map(([name]) => name)).toContain(target);
  }
});

test("lists every page once in llms.txt, with the component's purpose", () => {
  const listed = [...llmsText(json).matchAll(/\(\.\/docs\/([^)]+)\): (.+) Import from/g)];
  expect(new Set(listed.map(([, file]) => file))).toEqual(new Set(pages.keys()));
  expect(listed).toHaveLength(pages.size);
  for (const [, , summary] of listed) expect(summary).not.toBe("");
});

const codeIn = (page: string): string =>
  [...page.matchAll(/^```tsx\n([\s\S]*?)^```$/gm)].map(([, code = ""]) => code).join("\n");

test("has one list of properties and an example with its component on every page", () => {
  for (const component of json.components) {
    const page = pages.get(pageName(component)) ?? "";
    expect(page.match(/^## Properties$/gm), component.name).toHaveLength(1);
    const tags = Object.keys(component.parts.component).map((name) => `<${name}`);
    const imports = (component.imports ?? []).filter((name) => codeIn(page).includes(name));
    expect([...tags.filter((tag) => codeIn(page).includes(tag)), ...imports], component.name).not.toEqual([]);
  }
});

test("imports only public entries in samples", () => {
  const paths = [...pages.values()].flatMap((page) =>
    [...codeIn(page).matchAll(/ from "([^"]+)"/g)].map(([, path = ""]) => path),
  );
  const allowed = /^(?:@carmine\/design-system\/[\w-]+|react|react-hook-form|lucide-react\/icons\/[\w-]+)$/;
  expect(paths.filter((path) => !allowed.test(path))).toEqual([]);
});

test("documents the types that props refer to", () => {
  for (const [page, type] of [
    ["table.md", "TableColumn"],
    ["sidenav.md", "SideNavGroup"],
    ["daterange.md", "DateRangePreset"],
    ["fileupload.md", "UploadLimits"],
    ["order.md", "OrderLineItem"],
    ["toast.md", "ToastInput"],
  ] as const)
    expect(pages.get(page), type).toContain(`\n### ${type}\n`);
  expect(pages.get("toast.md")).toContain("`{ /** Shows a toast.");
});
