import { useId, type ReactElement } from "react";
import { renderToString } from "react-dom/server";
import { beforeEach, expect, test, vi } from "vitest";
import { CachedFragment, FragmentContext } from "../app/CachedFragment.tsx";
import { createPageFragments } from "./fragment-cache.ts";

beforeEach(() => void vi.stubEnv("SSR", true));

const rendered = vi.fn<() => void>();

const Menu = ({ names }: { names: readonly string[] }): ReactElement => {
  rendered();
  const id = useId();
  return (
    <nav aria-labelledby={id}>
      <b id={id}>Menu</b>
      {names.join()}
    </nav>
  );
};

interface PageProps {
  readonly title: string;
  readonly names: readonly string[] | undefined;
}

const Page = ({ title, names }: PageProps): ReactElement => (
  <main aria-label={useId()}>
    {title}
    <CachedFragment name="menu" data={() => [names]}>
      <Menu names={names ?? []} />
    </CachedFragment>
    {title}
  </main>
);

const whole = (props: PageProps): string => renderToString(<Page {...props} />);

const assembled = (props: PageProps, locale = "en"): string => {
  const fragments = createPageFragments(locale);
  const page = (
    <FragmentContext value={fragments}>
      <Page {...props} />
    </FragmentContext>
  );
  return fragments.assemble([renderToString(page)]).join("");
};

test("a part is rendered once for the same data, and every page is as if it had rendered it itself", () => {
  const names = ["tires", "ຢາງ"];
  rendered.mockClear();
  const pages = ["one", "two", "three"].map((title) => assembled({ title, names }));
  expect(rendered).toHaveBeenCalledTimes(1);
  expect(pages).toEqual(["one", "two", "three"].map((title) => whole({ title, names })));
});

test("other data, and another language, are rendered anew", () => {
  const names = ["tires"];
  assembled({ title: "one", names });
  rendered.mockClear();
  expect(assembled({ title: "one", names: ["rims"] })).toContain("rims");
  assembled({ title: "one", names }, "fr");
  expect(rendered).toHaveBeenCalledTimes(2);
});

test("data that comes as a copy each time is known by its text", () => {
  const row = (shop: string): string => {
    const fragments = createPageFragments("en");
    const page = (
      <FragmentContext value={fragments}>
        <CachedFragment name="shop" data={() => [shop]}>
          <Menu names={[shop]} />
        </CachedFragment>
      </FragmentContext>
    );
    return fragments.assemble([renderToString(page)]).join("");
  };
  rendered.mockClear();
  expect(row("Northside Tires")).toBe(row("Northside Tires"));
  expect(row("Rim Shop")).toContain("Rim Shop");
  expect(rendered).toHaveBeenCalledTimes(2);
});

test("nothing is kept of data that is missing", () => {
  rendered.mockClear();
  assembled({ title: "one", names: undefined });
  assembled({ title: "one", names: undefined });
  expect(rendered).toHaveBeenCalledTimes(2);
});

test("what a product says can't take the place of a part", () => {
  const title = '<kept n="0"></kept>';
  expect(assembled({ title, names: ["tires"] })).toBe(whole({ title, names: ["tires"] }));
});

test("what is written already is put in as it is, also into a script", () => {
  const fragments = createPageFragments("en");
  const html = `<b></b><script>${fragments.insert(["[1,", Buffer.from('"ຢາງ"'), "]"])}</script>`;
  expect(fragments.assemble([html]).join("")).toBe('<b></b><script>[1,"ຢາງ"]</script>');
});
