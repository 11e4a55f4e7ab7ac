import { countryNames, countryOf, type Address } from "@carmine/api/contract";
import { bcp47 } from "@carmine/i18n";
import { useApp } from "../../app/AppContext.tsx";

/** A function that writes an address in lines, the country by its name in the page's language. */
export const useAddressLines = (): ((address: Address) => string[]) => {
  const { locale } = useApp();
  return (address) => {
    const country = countryOf(address.country);
    const name = country ? countryNames(bcp47(locale))(country) : address.country;
    return [...address.detail.split("\n"), [address.postCode, name].filter(Boolean).join(", ")].filter(
      (line) => line.trim() !== "",
    );
  };
};

export const phoneOf = ({ phone, countryCode }: Address): string | undefined =>
  phone ? [countryCode && `+${countryCode.replace("+", "")}`, phone].filter(Boolean).join(" ") : undefined;
