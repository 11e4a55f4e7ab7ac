import type { DemoAccount } from "./accounts.ts";

/** A former shopper; the account has no sign-in. */
type PastShopper = Pick<DemoAccount, "nickname" | "email"> & {
  readonly address: DemoAccount["addresses"][number];
};

const shopper = (
  nickname: string,
  address: Omit<DemoAccount["addresses"][number], "realName">,
): PastShopper => ({
  nickname,
  email: `${nickname.toLowerCase().replaceAll(" ", ".")}@shoppers.example`,
  address: { realName: nickname, ...address },
});

/** Their orders determine which products are often bought together. */
export const pastShoppers: readonly PastShopper[] = [
  shopper("Ruth Alvarez", { country: "United States", region: "US-OR", countryCode: "1", phone: "5035550181", city: "Portland", detail: "406 Alder Street", postCode: "97205" }),
  shopper("Owen Marsh", { country: "United States", region: "US-CO", countryCode: "1", phone: "3035550114", city: "Denver", detail: "77 Larimer Street", postCode: "80202" }),
  shopper("Grace Okafor", { country: "United States", region: "US-NY", countryCode: "1", phone: "7185550156", city: "Brooklyn", detail: "12 Bergen Street", postCode: "11201" }),
  shopper("Ines Duarte", { country: "Canada", region: "CA-ON", countryCode: "1", phone: "4165550132", city: "Toronto", detail: "58 Queen Street West", postCode: "M5H 2M9" }),
]; // oxfmt-ignore
