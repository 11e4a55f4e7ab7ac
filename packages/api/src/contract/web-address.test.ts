import { describe, expect, it } from "vitest";
import { addressForm } from "./addresses.ts";
import { hasWebAddress } from "./web-address.ts";

describe("hasWebAddress", () => {
  it.each([
    "http://evil.example",
    "Claim your prize: evil.example/59",
    "HTTPS://Evil.Example",
    "ftp://x.example",
    "www.evil.example",
    "Go to evil.com now",
    "prize.evil.shop",
    "evil.com.",
    "evil.com:8080",
    "bit.ly/x",
    "приз.com",
    "a@evil.com",
  ])("finds the address in %j", (text) => expect(hasWebAddress(text)).toBe(true));

  it.each([
    "St. John's Wood, 12/4",
    "St.Anne Road 5",
    "No.5 Main St./Apt.3",
    "Dr.Martin Luther King Jr. Blvd.",
    "P.O. Box 12",
    "Av.Libertador 1200, 3.º B",
    "C/ Mayor, 5",
    "Km. 3.5 Carretera Sur",
    "Ada B. Park-Smith",
    "北京市朝阳区建国路88号",
    "99/1 ถ.สุขุมวิท แขวงคลองเตย",
    "ບ້ານ ໂພນໄຊ, ຮ່ອມ 5/2",
    "12 rue de l'Église, bât. A",
    "Smith & Co. Ltd.",
    "Acme Inc., Unit 4.2",
  ])("accepts %j", (text) => expect(hasWebAddress(text)).toBe(false));
});

describe("addressForm", () => {
  const form = { realName: "Ada Park", email: "ada@shop.example", country: "CA", detail: "1 Main Street" };

  it.each(["realName", "city", "district", "detail"])("refuses a web address in %s", (field) => {
    const { error } = addressForm.safeParse({ ...form, [field]: "Win at evil.example/1" });
    expect(error?.issues).toMatchObject([{ path: [field], message: "webAddress" }]);
  });

  it("accepts an address", () => expect(addressForm.safeParse(form).success).toBe(true));
});
