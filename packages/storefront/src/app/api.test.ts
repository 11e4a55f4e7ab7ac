// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from "vitest";
import { userInfo } from "@carmine/api/contract";
import { createQueryClient } from "@carmine/api/hooks";
import { browserApi } from "./api.ts";
import { readCookie, returnPathCookie, signedInCookie, writeCookie } from "./cookies.ts";
import { createStores } from "./stores.ts";

const account = ["accounts", "userInfo", "en"];
const cartCount = ["cart", "count"];
const claimableCoupons = ["promotion", "couponList"];
const banners = ["content", "banners"];

let hadOutage = false;
vi.mock("./api-client.ts", async (original) => {
  const { createClient } = await original<typeof import("./api-client.ts")>();
  return {
    get createClient() {
      if (hadOutage) throw new TypeError("Failed to fetch dynamically imported module");
      return createClient;
    },
  };
});

afterEach(() => {
  hadOutage = false;
  writeCookie(returnPathCookie, "");
});

/** @param loaded query keys that are loaded before the call is refused */
const refused = async (path: string, loaded: readonly (readonly string[])[] = []) => {
  history.replaceState(null, "", path);
  const answer = JSON.stringify({ code: 401, message: "Please sign in", data: null });
  vi.stubGlobal("fetch", () =>
    Promise.resolve(new Response(answer, { headers: { "content-type": "application/json" } })),
  );
  const stores = createStores(true);
  const queryClient = createQueryClient();
  queryClient.setQueryData(cartCount, { count: 3 });
  queryClient.setQueryData(banners, []);
  queryClient.setQueryData(claimableCoupons, [7]);
  for (const key of loaded) queryClient.setQueryData(key, {});
  const api = browserApi("en", { queryClient, stores }, "/");
  await expect(api.call(userInfo)).rejects.toMatchObject({ code: 401 });
  return { ...stores, queryClient, api };
};

test("keeps the return path without opening the panel when a session ends on the home page", async () => {
  const { loginPanel, session } = await refused("/?floor=2");
  expect(readCookie(returnPathCookie)).toBe("/?floor=2");
  expect(loginPanel.getState().open).toBe(false);
  expect(session.getState().signedIn).toBe(false);
});

test("opens the panel when a session ends on another page", async () => {
  const { loginPanel } = await refused("/goods_detail/3");
  expect(readCookie(returnPathCookie)).toBe("/goods_detail/3");
  expect(loginPanel.getState().open).toBe(true);
});

test("keeps the notice about the ended session while other calls fail", async () => {
  const { loginPanel, toasts, session, api } = await refused("/goods_detail/3");
  await expect(api.call(userInfo)).rejects.toMatchObject({ code: 401 });
  expect(session.getState().signedIn).toBe(false);
  expect(loginPanel.getState()).toMatchObject({
    open: true,
    isEnded: true,
    endedText: "Please sign in",
  });
  // The failed call reopens it.
  loginPanel.getState().show();
  expect(loginPanel.getState().isEnded).toBe(true);
  expect(toasts.getState().waiting).toEqual([]);
  loginPanel.getState().close();
  // A guest has no session that could end.
  await expect(api.call(userInfo)).rejects.toMatchObject({ code: 401 });
  expect(loginPanel.getState()).toMatchObject({ open: true, isEnded: false, endedText: null });
  expect(toasts.getState().waiting).toHaveLength(1);
});

test("removes the session cookie, the local storage and all personal data", async () => {
  writeCookie(signedInCookie, "local");
  localStorage.setItem("guestCart", "1");
  const { queryClient } = await refused("/", [account]);
  expect(readCookie(signedInCookie) ?? "").toBe("");
  expect(localStorage).toHaveLength(0);
  expect(queryClient.getQueryData(cartCount)).toBeUndefined();
  expect(queryClient.getQueryData(banners)).toEqual([]);
});

test("keeps the data of the server-rendered HTML when the session ended before the account was loaded", async () => {
  const { queryClient } = await refused("/");
  // Some parts may not be hydrated yet; without this data they would differ from their markup.
  expect(queryClient.getQueryData(claimableCoupons)).toEqual([7]);
});

test("retries after a call failed without a network", async () => {
  const answer = JSON.stringify({ code: 401, message: "Please sign in", data: null });
  vi.stubGlobal("fetch", () =>
    Promise.resolve(new Response(answer, { headers: { "content-type": "application/json" } })),
  );
  const api = browserApi("en", { queryClient: createQueryClient(), stores: createStores(true) }, "/");
  hadOutage = true;
  await expect(api.call(userInfo)).rejects.toThrow("Failed to fetch");
  hadOutage = false;
  await expect(api.call(userInfo)).rejects.toMatchObject({ code: 401 });
});
