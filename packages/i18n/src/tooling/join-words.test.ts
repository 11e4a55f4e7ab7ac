import { expect, test } from "vitest";
import { joinWords } from "./join-words.ts";

test("joins the parts of words that browsers would break apart", () => {
  expect(joinWords("lao", "ໂຫຼດບໍ່ໄດ້")).toBe("ໂຫຼ\u2060ດບໍ່ໄດ້");
  expect(joinWords("th", "คำสั่งซื้อ คำสั่งซื้อ")).toBe("คำ\u2060สั่ง\u2060ซื้อ คำ\u2060สั่ง\u2060ซื้อ");
});

test("leaves other texts as they are", () => {
  expect(joinWords("en", "Order")).toBe("Order");
  expect(joinWords("th", "ตะกร้า")).toBe("ตะกร้า");
});
