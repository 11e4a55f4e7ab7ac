import { expect, it } from "vitest";
import { codeIn } from "./routes.ts";

it.each([
  ["Your code is 482913. It is valid for 10 minutes.", "482913"],
  ["验证码：482913，10分钟内有效", "482913"],
  ["Stop these mails: http://shop.example/unsubscribe?t=ab.268536-Zk", null],
  ["Stop these mails: https://shop.example/u/268536", null],
  ["Token abc_268536 or 268536-x", null],
  ["Order 2661327767987993", null],
])("finds only a real code in %j", (text, code) => expect(codeIn(text)).toBe(code));
