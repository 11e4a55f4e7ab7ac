import type { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { cartCount, userInfo } from "@carmine/api/contract";
import { runInThisContext } from "node:vm";
import { expect, test, vi } from "vitest";
import { signedInScript } from "../app/signed-in-marker.ts";
import { createPageTable, page } from "../router/page-table.ts";
import { ErrorView } from "../shell/error-page/error-view.ts";
import { createPageRenderer } from "./render.tsx";

const { render } = createPageRenderer(
  createPageTable([page("/own", "shopper"), page("/open", "guest")], {
    modules: {
      "./pages/own/page.tsx": () => Promise.resolve({ default: () => <p>Content</p> }),
      "./pages/open/page.tsx": () => Promise.resolve({ default: () => <p>Content</p> }),
    },
    loaders: {},
    loadErrorPage: ErrorView.preload,
    loadErrorData: () => Promise.resolve(),
  }),
);

const account = {
  code: 200,
  message: "",
  data: { uid: 7, nickname: "Mara Lindqvist", email: "m@example.com" },
};
const refusal = { code: 401, message: "Please sign in", data: null };

/** Renders the HTML of a private page. @param answer envelope of `userInfo` */
const htmlOf = async (path: string, signedIn: boolean, answer: object = account): Promise<string> => {
  const answers: Record<string, object> = {
    [userInfo.path]: answer,
    [cartCount.path]: { code: 200, message: "", data: { count: 3 } },
  };
  const rendered = await render({
    url: `https://shop.example${path}`,
    locale: "en",
    environment: { publicUrl: "https://shop.example", locales: ["en"], demo: true },
    marketplace: {
      baseUrl: "https://shop.example",
      fetch: async ({ url }) =>
        Response.json(
          answers[new URL(url).pathname] ?? { code: 500, message: "System abnormality", data: null },
        ),
    },
    signedIn,
    nonce: "n",
    signal: new AbortController().signal,
    assetsFor: () => ({ entry: "/a.js", styles: [], preloads: [] }),
    onError: vi.fn(),
  });
  if (rendered.kind !== "page") throw new Error("redirected");
  return text((await rendered.stream()).body as Readable);
};

test.each(["/own", "/open"])("renders the header of %s from the session", async (path) => {
  const html = await htmlOf(path, true);
  expect(html).toContain("Account of Mara Lindqvist");
  expect(html).toContain("Cart, 3 items");
  expect(html).not.toContain("Hi, welcome to");
  expect(html).toContain('"knowsPerson":true');
});

test.each([
  ["without a session", false, account],
  ["with an expired session", true, refusal],
])("renders the header for a guest %s", async (_case, signedIn, answer) => {
  const html = await htmlOf("/open", signedIn, answer);
  expect(html).toContain("Hi, welcome to");
  expect(html).not.toContain("Mara Lindqvist");
  expect(html).toContain('"knowsPerson":false');
});

test.each([
  ["auth.strategy=local", true],
  ["locale=es; auth.strategy=local; theme=dark", true],
  ["auth.strategy=; locale=es", false],
  ["xauth.strategy=local", false],
  ["", false],
])("marks the root of the document for the cookies %j: %s", (cookie, isMarked) => {
  const dataset: Record<string, string> = {};
  vi.stubGlobal("document", { cookie, documentElement: { dataset } });
  runInThisContext(signedInScript);
  expect("signedIn" in dataset).toBe(isMarked);
});
