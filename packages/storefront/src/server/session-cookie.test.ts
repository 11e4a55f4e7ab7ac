import { tokenCookie } from "@carmine/api/contract";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { signedInCookie } from "../app/cookies.ts";
import { keepToken, readCookies, settleSession, tokenHeaders } from "./session-cookie.ts";

const valueOf = (setCookie: string): string => setCookie.split(";", 1)[0] ?? "";
const answer = (data: unknown, code = 200): string => JSON.stringify({ code, message: "", data });

describe("the token's cookie", () => {
  test("comes back as the headers of a marketplace call", () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[A-Za-z0-9._~+/-]{1,64}$/), (token) => {
        const cookies = readCookies(keepToken(token, true).map(valueOf).join("; "));
        expect(tokenHeaders(cookies)).toEqual({ "authori-zation": token, authorization: `Bearer ${token}` });
        expect(cookies[signedInCookie]).toBe("local");
      }),
    );
  });

  test("is HttpOnly, Lax, seven days long, and Secure over TLS only", () => {
    const [token = "", hint = ""] = keepToken("abc", true);
    expect(token).toMatch(/HttpOnly/);
    expect(token).toMatch(/; Secure; SameSite=Lax/);
    expect(token).toMatch(/Max-Age=604800/);
    expect(hint).not.toMatch(/HttpOnly|abc/);
    expect(keepToken("abc", false).join()).not.toMatch(/Secure/);
  });

  test.each(["", "abc", "Basic abc", "Bearer a b", "Bearer a\r\nx: y", "Bearer "])(
    "with the content %j sends no header",
    (content) => expect(tokenHeaders({ [tokenCookie]: content })).toEqual({}),
  );

  test("a broken Cookie header is read as far as it goes", () => {
    expect(readCookies("a=1; ;=x; b=%zz; a=2; c")).toMatchObject({ a: "1", b: "%zz" });
  });
});

describe("settleSession", () => {
  const result = { token: "tok-12345678", uid: 7, nikeName: "Mara" };

  test("takes the token out of a sign-in and keeps the rest", () => {
    const { body, cookies } = settleSession("/api/front/login/email", answer(result), true);
    expect(body).not.toContain("tok-12345678");
    expect(JSON.parse(body)).toEqual({ code: 200, message: "", data: { ...result, token: "" } });
    expect(cookies.join()).toContain(encodeURIComponent("Bearer tok-12345678"));
  });

  test.each([
    ["/api/front/login/logout", answer(null)],
    ["/api/front/login/token/is/exist", answer(false)],
    ["/api/front/user/info", answer(null, 401)],
    ["/api/front/cart/list", answer(null, 410000)],
  ])("%s ends the session", (path, body) => {
    const settled = settleSession(path, body, false);
    expect(settled.body).toBe(body);
    expect(settled.cookies).toHaveLength(2);
    for (const cookie of settled.cookies) expect(cookie).toMatch(/=; Max-Age=0; Path=\/;/);
  });

  test.each([
    ["/api/front/login/token/is/exist", answer(true)],
    ["/api/front/login/email", answer(null, 500)],
    ["/api/front/login/email", "not json"],
    ["/api/front/login/twitter/request/token", answer({ token: "t", authorizationURL: "https://x" })],
    ["/api/front/product/detail/7", answer({ token: "a product may have such a field" })],
  ])("%s leaves the session as it is", (path, body) => {
    expect(settleSession(path, body, false)).toEqual({ body, cookies: [] });
  });
});

test("a token that is alive is kept for 7 more days", () => {
  const path = "/api/front/login/token/is/exist";
  const body = JSON.stringify({ code: 200, message: "", data: true });
  expect(settleSession(path, body, true, "tok-1").cookies).toEqual(keepToken("tok-1", true));
  expect(settleSession(path, body, true).cookies).toEqual([]);
});
