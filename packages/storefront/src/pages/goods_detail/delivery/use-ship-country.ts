import { queries } from "@carmine/api/hooks";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useApp } from "../../../app/AppContext.tsx";
import { useSignedIn } from "../../../features/session/use-person.ts";
import { useChosenCountry } from "./ship-country.ts";

/** Code of a country by name. Loads the list of countries only if there is a name to look up. */
const useCountryCode = (name: string | undefined): string | undefined => {
  const [found, setFound] = useState<{ name: string; code: string | undefined }>();
  useEffect(() => {
    if (name === undefined) return;
    import("./country-code.ts").then(
      ({ countryCode }) => setFound({ name, code: countryCode(name) }),
      // Without a network the page keeps the marketplace's country.
      () => undefined,
    );
  }, [name]);
  return found?.name === name ? found?.code : undefined;
};

/**
 * Delivery country: the one selected on a product page, otherwise that of the shopper's default address, as
 * in the checkout. `undefined` if neither is known.
 */
export const useShipCountry = (): string | undefined => {
  const { api } = useApp();
  const chosen = useChosenCountry();
  const enabled = useSignedIn() && chosen === undefined;
  const addresses = useQuery({ ...queries.addressAll(api), enabled }).data;
  const home = addresses?.find(({ isDefault }) => isDefault) ?? addresses?.[0];
  const code = useCountryCode(enabled ? (home?.country ?? undefined) : undefined);
  return chosen ?? code;
};
