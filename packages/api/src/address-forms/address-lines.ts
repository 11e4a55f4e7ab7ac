import { formatAddress } from "localized-address-format";

/** An address as stored. */
export interface WrittenAddress {
  readonly street: string;
  readonly district?: string | null | undefined;
  readonly city?: string | null | undefined;
  /** ISO 3166-2 code of the state or province, and its name. */
  readonly region?: string | null | undefined;
  readonly regionName?: string | null | undefined;
  readonly postalCode?: string | null | undefined;
}

/** Their ISO codes end in the common abbreviation: "CA-BC", "IT-MI". */
const abbreviated: ReadonlySet<string> = new Set(["AU", "BR", "CA", "IT", "US"]);

/** Whether the country's format contains the region. */
const writesRegion = (country: string): boolean =>
  formatAddress({ postalCountry: country, administrativeArea: "S" }).join("").includes("S");

/**
 * Lines of an address below the name in the country's format, without the country. Regions have Latin names,
 * so all addresses use the order for Latin script.
 * @param country ISO 3166-1 alpha-2; empty if unknown
 */
export const addressLines = (country: string, address: WrittenAddress): string[] => {
  const { street, district, region, postalCode } = address;
  const area = (abbreviated.has(country) && region?.slice(3)) || (address.regionName ?? "");
  const city = address.city ?? "";
  return formatAddress(
    {
      postalCountry: country,
      addressLines: street.split("\n").map((line) => line.trim()),
      dependentLocality: district ?? "",
      // A region that isn't part of the country's format is appended to the city.
      locality: writesRegion(country) ? city : [city, area].filter(Boolean).join(", "),
      administrativeArea: area,
      postalCode: postalCode ?? "",
    },
    "latin",
  ).filter((line) => line.trim() !== "");
};
