import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { newCode } from "./codes.ts";
import { hashSecret, isCommonPassword, isContextPassword, matches } from "./passwords.ts";

describe("isCommonPassword", () => {
  it.each([
    "password",
    "Password1",
    "12345678",
    "qwertyuiop",
    "aaaaaaaa",
    "abcabcabc",
    "abcdefgh",
    "87654321",
  ])("rejects %s", (password) => {
    expect(isCommonPassword(password)).toBe(true);
  });

  it("accepts a random password", () => {
    fc.assert(
      fc.property(fc.uuid(), (password) => {
        expect(isCommonPassword(password)).toBe(false);
      }),
    );
  });
});

describe("isContextPassword", () => {
  const addresses = ["https://shop.rimworks.example", "ada.lovelace@mail.example", "604-555-0100"];

  it.each(["rimworks", "Rimworks2026!", "123lovelace", "ada.lovelace@mail.example", "6045550100"])(
    "rejects %s",
    (password) => expect(isContextPassword(password, addresses)).toBe(true),
  );

  it.each(["rimworks and tea", "ada-12345", "blovelace1", "60455501009"])("accepts %s", (password) =>
    expect(isContextPassword(password, addresses)).toBe(false),
  );

  it("ignores a missing address", () => {
    expect(isContextPassword("rimworks", [null, ""])).toBe(false);
  });
});

describe("matches", () => {
  it("matches the right secret only, and never without a hash", async () => {
    const hashed = await hashSecret("wheel nuts 42");
    expect(hashed).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(await matches(hashed, "wheel nuts 42")).toBe(true);
    expect(await matches(hashed, "wheel nuts 43")).toBe(false);
    expect(await matches(null, "wheel nuts 42")).toBe(false);
    expect(await matches(undefined, "")).toBe(false);
  });
});

it("creates codes of six digits", () => {
  for (let made = 0; made < 1000; made += 1) expect(newCode()).toMatch(/^\d{6}$/);
});
