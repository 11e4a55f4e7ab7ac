import type { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import type { ReactElement } from "react";
import { expect, test, vi } from "vitest";
import { homeIndex } from "@carmine/api/contract";
import { createPageTable, page, type PageModule } from "../router/page-table.ts";
import { ErrorView } from "../shell/error-page/error-view.ts";
import { createPageRenderer } from "./render.tsx";
import type { RenderRequest } from "./render-request.ts";

const reason = "column content does not exist";
const fail = (): never => {
  throw new Error(reason);
};
const Broken = (): ReactElement => fail();
const Whole = (): ReactElement => <p>All is well</p>;
const moduleOf = (View: () => ReactElement) => (): Promise<PageModule> => Promise.resolve({ default: View });

const { render } = createPageRenderer(
  createPageTable([page("/whole", "public"), page("/broken", "public"), page("/unloaded", "public")], {
    modules: {
      "./pages/whole/page.tsx": moduleOf(Whole),
      "./pages/broken/page.tsx": moduleOf(Broken),
      "./pages/unloaded/page.tsx": moduleOf(Whole),
    },
    loaders: { "./pages/unloaded/loader.ts": () => Promise.resolve({ loader: async () => fail() }) },
    loadErrorPage: ErrorView.preload,
    loadErrorData: () => Promise.resolve(),
  }),
);

/** Responses by path; all other calls fail. */
let answers: Record<string, object> = {};
const failure = { code: 500, message: "System abnormality", data: null };

const onError = vi.fn<(error: unknown) => void>();
/** @param status HTTP status of the failing calls */
const open = async (path: string, locale: "en" | "lao", status = 200) => {
  onError.mockReset();
  const request: RenderRequest = {
    url: `https://shop.example${locale === "en" ? "" : `/${locale}`}${path}`,
    locale,
    environment: { publicUrl: "https://shop.example", locales: ["en", "lao"], demo: true },
    marketplace: {
      baseUrl: "https://shop.example",
      fetch: async ({ url }) => {
        const answer = answers[new URL(url).pathname];
        return answer
          ? Response.json(answer)
          : Response.json({ ...failure, code: status === 503 ? 503 : 500 }, { status });
      },
    },
    signedIn: false,
    nonce: "n",
    signal: new AbortController().signal,
    assetsFor: () => ({ entry: "/a.js", styles: [], preloads: [] }),
    onError,
  };
  const rendered = await render(request);
  if (rendered.kind !== "page") throw new Error("redirected");
  return rendered;
};

const words = {
  en: ["Something went wrong on our end", 'href="/"', "Try again"],
  lao: ['lang="lo"', 'href="/lao"', "ລອງໃໝ່"],
} as const;

test.each([
  ["whose data can't be loaded", "/unloaded", "en"],
  ["whose data can't be loaded", "/unloaded", "lao"],
  ["that fails while it is rendered", "/broken", "en"],
  ["that fails while it is rendered", "/broken", "lao"],
] as const)("shows an error page with a link for a page %s (%s, %s)", async (_what, path, locale) => {
  const whole = await (await open(path, locale)).whole();
  const streamed = await (await open(path, locale)).stream();
  const html = { whole: whole.html.toString(), streamed: await text(streamed.body as Readable) };
  for (const each of [html.whole, html.streamed]) {
    for (const expected of words[locale]) expect(each).toContain(expected);
    expect(each).not.toContain(reason);
    expect(each).not.toContain("failing-page.test");
  }
  expect([whole.status, streamed.status]).toEqual([500, 500]);
  expect(onError.mock.lastCall?.[0]).toMatchObject({ message: reason });
});

test("shows a page without failures", async () => {
  const { status, html } = await (await open("/whole", "en")).whole();
  expect(status).toBe(200);
  expect(html.toString()).toContain("All is well");
  expect(onError).not.toHaveBeenCalled();
});

test("keeps the shop's name during an outage", async () => {
  answers = {
    [homeIndex.path]: {
      code: 200,
      message: "",
      data: { banner: [], bastBanner: [], settings: { name: "Vermilion" } },
    },
  };
  await (await open("/whole", "en")).whole();
  answers = {};
  const { status, html } = await (await open("/whole", "en", 503)).whole();
  expect(status).toBe(503);
  expect(html.toString()).toContain("Sell on Vermilion");
  expect(html.toString()).not.toContain("Marketplace");
});

test.each(["/%E0%A4%A", "/whole/%E0%A4%A"])("shows the bad-request page for %s", async (path) => {
  const { status, html } = await (await open(path, "en")).whole();
  expect(status).toBe(400);
  expect(html.toString()).toContain("Bad request");
});
