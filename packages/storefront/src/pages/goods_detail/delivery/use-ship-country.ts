import { queries } from "@carmine/api/hooks";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useApp } from "../../../app/AppContext.tsx";
import { useSignedIn } from "../../../features/session/use-person.ts";
import { useChosenCountry } from "./ship-country.ts";

/** The code of a country; the list of all countries comes only to pages that have a name to look up in it. */
const useCountryCode = (name: string | undefined): string | undefined => {
  const [found, setFound] = useState<{ name: string; code: string | undefined }>();
  useEffect(() => {
    if (name === undefined) return;
    import("./country-code.ts").then(
      ({ countryCode }) => setFound({ name, code: countryCode(name) }),
      // Without a network the page keeps the marketplace's own country.
      () => undefined,
    );
  }, [name]);
  return found?.name === name ? found?.code : undefined;
};

/**
 * Where products are delivered: what was chosen on a product page, otherwise where the checkout would send them, which is
 * the shopper's default address. `undefined` where neither is known.
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
