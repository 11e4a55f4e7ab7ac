import type { Locale } from "@carmine/i18n";
import { expect, test } from "vitest";
import { countryNamesIn } from "../countries/country-names.ts";
import { lao } from "@carmine/design-system/locales/lao";
import { orderAddressIn } from "./use-address-lines.ts";

const addressIn = (locale: Locale, text: string) =>
  orderAddressIn(countryNamesIn(locale, lao.countries), text);

test("translates the country of an order's address", () => {
  const address = "99 Sukhumvit Road, Bangkok, 10110, Thailand";
  expect(addressIn("zh-CN", address)).toBe("99 Sukhumvit Road, Bangkok, 10110, 泰国");
  expect(addressIn("th", address)).toBe("99 Sukhumvit Road, Bangkok, 10110, ไทย");
  expect(addressIn("lao", address)).toBe("99 Sukhumvit Road, Bangkok, 10110, ໄທ");
  expect(addressIn("en", address)).toBe(address);
});

test("keeps an address that doesn't end in a known country", () => {
  expect(addressIn("fr", "12 Rue Haute, Atlantis")).toBe("12 Rue Haute, Atlantis");
  expect(addressIn("fr", "Thailand Street 3")).toBe("Thailand Street 3");
});
