// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from "vitest";
import { userInfo } from "@carmine/api/contract";
import { browserApi } from "./api.ts";
import { readCookie, returnPathCookie, writeCookie } from "./cookies.ts";
import { createStores } from "./stores.ts";

afterEach(() => {
  vi.unstubAllGlobals();
  writeCookie(returnPathCookie, "");
});

const refused = async (path: string) => {
  history.replaceState(null, "", path);
  const answer = JSON.stringify({ code: 401, message: "Please sign in", data: null });
  vi.stubGlobal("fetch", () =>
    Promise.resolve(new Response(answer, { headers: { "content-type": "application/json" } })),
  );
  const stores = createStores(true);
  await expect(browserApi("en", stores, "/").call(userInfo)).rejects.toMatchObject({ code: 401 });
  return stores;
};

test("an ended sign-in on the home page keeps the way back and opens no panel", async () => {
  const { loginPanel, session } = await refused("/?floor=2");
  expect(readCookie(returnPathCookie)).toBe("/?floor=2");
  expect(loginPanel.getState().open).toBe(false);
  expect(session.getState().signedIn).toBe(false);
});

test("elsewhere it opens the panel as well", async () => {
  const { loginPanel } = await refused("/goods_detail/3");
  expect(readCookie(returnPathCookie)).toBe("/goods_detail/3");
  expect(loginPanel.getState().open).toBe(true);
});
