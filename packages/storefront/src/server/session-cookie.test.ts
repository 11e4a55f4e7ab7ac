import { tokenCookie } from "@carmine/api/contract";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { signedInCookie } from "../app/cookies.ts";
import { keepToken, readCookies, settleSession, tokenHeaders } from "./session-cookie.ts";

const valueOf = (setCookie: string): string => setCookie.split(";", 1)[0] ?? "";
const answer = (data: unknown, code = 200): string => JSON.stringify({ code, message: "", data });

describe("the token cookie", () => {
  test("is converted to headers for marketplace calls", () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[A-Za-z0-9._~+/-]{1,64}$/), (token) => {
        const cookies = readCookies(keepToken(token, true).map(valueOf).join("; "));
        expect(tokenHeaders(cookies)).toEqual({ "authori-zation": token, authorization: `Bearer ${token}` });
        expect(cookies[signedInCookie]).toBe("local");
      }),
    );
  });

  test("is HttpOnly, Lax, valid for seven days, and Secure only over TLS", () => {
    const [token = "", hint = ""] = keepToken("abc", true);
    expect(token).toMatch(/HttpOnly/);
    expect(token).toMatch(/; Secure; SameSite=Lax/);
    expect(token).toMatch(/Max-Age=604800/);
    expect(hint).not.toMatch(/HttpOnly|abc/);
    expect(keepToken("abc", false).join()).not.toMatch(/Secure/);
  });

  test.each(["", "abc", "Basic abc", "Bearer a b", "Bearer a\r\nx: y", "Bearer "])(
    "sends no header for the value %j",
    (content) => expect(tokenHeaders({ [tokenCookie]: content })).toEqual({}),
  );

  test("reads the valid part of a malformed Cookie header", () => {
    expect(readCookies("a=1; ;=x; b=%zz; a=2; c")).toMatchObject({ a: "1", b: "%zz" });
  });
});

describe("settleSession", () => {
  const result = { token: "tok-12345678", uid: 7, nikeName: "Mara" };

  test("moves the token of a sign-in from the body to the cookie", () => {
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
  ])("%s keeps the session", (path, body) => {
    expect(settleSession(path, body, false)).toEqual({ body, cookies: [] });
  });
});

test("renews a valid token for 7 days", () => {
  const path = "/api/front/login/token/is/exist";
  const body = JSON.stringify({ code: 200, message: "", data: true });
  expect(settleSession(path, body, true, "tok-1").cookies).toEqual(keepToken("tok-1", true));
  expect(settleSession(path, body, true).cookies).toEqual([]);
});
