import { Suspense, use, type ReactElement, type ReactNode } from "react";
import { expect, test, vi } from "vitest";
import { renderWhole } from "./render-whole.ts";

const onError = vi.fn<(error: unknown) => void>();
const options = { nonce: "n+1", entry: "/assets/a.js", signal: new AbortController().signal, onError };

const Page = ({ children }: { children: ReactNode }): ReactElement => (
  <html lang="en">
    <head>
      <title>Tires</title>
    </head>
    <body>
      <Suspense>{children}</Suspense>
    </body>
  </html>
);

const Late = ({ text }: { text: Promise<string> }): ReactElement => <b>{use(text)}</b>;

const Broken = (): ReactElement => {
  throw new Error("no price");
};

test("waits for parts that suspend", async () => {
  const page = await renderWhole(
    <Page>
      <Late text={Promise.resolve("A & B")} />
    </Page>,
    options,
  );
  const html = page.toString();
  expect(html).toMatch(/^<!DOCTYPE html><html lang="en"><head>/);
  expect(html).toContain("<b>A &amp; B</b>");
  expect(html).toMatch(/<link rel="modulepreload"[^>]* href="\/assets\/a\.js"[^>]*\/>.*<\/head>/);
  expect(html).toMatch(
    /<script type="module" src="\/assets\/a\.js" [^>]*nonce="n\+1"[^>]*><\/script><\/body><\/html>$/,
  );
  expect(onError).not.toHaveBeenCalled();
});

test("rejects with the error of a failing part", async () => {
  await expect(
    renderWhole(
      <Page>
        <Broken />
      </Page>,
      options,
    ),
  ).rejects.toThrow("no price");
  expect(onError).toHaveBeenCalledWith(expect.objectContaining({ message: "no price" }));
});
