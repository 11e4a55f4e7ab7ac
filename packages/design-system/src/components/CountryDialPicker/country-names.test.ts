import { expect, test, vi } from "vitest";
import { ownCountryName } from "./country-names.ts";

test("names Laos in Lao even if the browser doesn't support Lao", () => {
  const supported = vi.spyOn(Intl.DisplayNames, "supportedLocalesOf");
  supported.mockImplementation((tag) => (String(tag).startsWith("lo") ? [] : [String(tag)]));
  expect(ownCountryName("LA")).toBe("ລາວ");
  expect(ownCountryName("TH")).toBe("ไทย");
  supported.mockRestore();
});
