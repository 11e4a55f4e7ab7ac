import { useId, type ReactElement } from "react";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Kept, WeaverContext } from "../app/CachedFragment.tsx";
import { createWeaver } from "./fragment-cache.ts";

beforeEach(() => void vi.stubEnv("SSR", true));
afterEach(() => void vi.unstubAllEnvs());

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
    <Kept name="menu" by={() => [names]}>
      <Menu names={names ?? []} />
    </Kept>
    {title}
  </main>
);

const whole = (props: PageProps): string => renderToString(<Page {...props} />);

const woven = (props: PageProps, locale = "en"): string => {
  const weaver = createWeaver(locale);
  const page = (
    <WeaverContext value={weaver}>
      <Page {...props} />
    </WeaverContext>
  );
  return weaver.weave([renderToString(page)]).join("");
};

test("a part is rendered once for the same data, and every page is as if it had rendered it itself", () => {
  const names = ["tires", "ຢາງ"];
  rendered.mockClear();
  const pages = ["one", "two", "three"].map((title) => woven({ title, names }));
  expect(rendered).toHaveBeenCalledTimes(1);
  expect(pages).toEqual(["one", "two", "three"].map((title) => whole({ title, names })));
});

test("other data, and another language, are rendered anew", () => {
  const names = ["tires"];
  woven({ title: "one", names });
  rendered.mockClear();
  expect(woven({ title: "one", names: ["rims"] })).toContain("rims");
  woven({ title: "one", names }, "fr");
  expect(rendered).toHaveBeenCalledTimes(2);
});

test("data that comes as a copy each time is known by its text", () => {
  const row = (shop: string): string => {
    const weaver = createWeaver("en");
    const page = (
      <WeaverContext value={weaver}>
        <Kept name="shop" by={() => [shop]}>
          <Menu names={[shop]} />
        </Kept>
      </WeaverContext>
    );
    return weaver.weave([renderToString(page)]).join("");
  };
  rendered.mockClear();
  expect(row("Northside Tires")).toBe(row("Northside Tires"));
  expect(row("Rim Shop")).toContain("Rim Shop");
  expect(rendered).toHaveBeenCalledTimes(2);
});

test("nothing is kept of data that is missing", () => {
  rendered.mockClear();
  woven({ title: "one", names: undefined });
  woven({ title: "one", names: undefined });
  expect(rendered).toHaveBeenCalledTimes(2);
});

test("what a product says can't take the place of a part", () => {
  const title = '<kept n="0"></kept>';
  expect(woven({ title, names: ["tires"] })).toBe(whole({ title, names: ["tires"] }));
});

test("what is written already is put in as it is, also into a script", () => {
  const weaver = createWeaver("en");
  const html = `<b></b><script>${weaver.insert(["[1,", Buffer.from('"ຢາງ"'), "]"])}</script>`;
  expect(weaver.weave([html]).join("")).toBe('<b></b><script>[1,"ຢາງ"]</script>');
});
