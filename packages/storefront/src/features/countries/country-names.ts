import { countryNames, type Country } from "@carmine/api/contract";
import { bcp47, type Locale } from "@carmine/i18n";
import { useEffect, useMemo, useSyncExternalStore } from "react";
import { useApp } from "../../app/AppContext.tsx";

export type CountryName = (country: Pick<Country, "code" | "name">) => string;

type Names = Readonly<Record<string, string>>;

/** @param laoNames undefined until they are loaded */
export const countryNamesIn = (locale: Locale, laoNames: Names | undefined): CountryName =>
  locale === "lao" && laoNames ? ({ code, name }) => laoNames[code] ?? name : countryNames(bcp47(locale));

let loaded: Names | undefined;
const listeners = new Set<() => void>();

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

const load = (): void => {
  import("@carmine/design-system/locales/lao").then(
    ({ lao }) => {
      loaded = lao.countries;
      for (const listener of listeners) listener();
    },
    // If loading fails, the English names stay.
    () => undefined,
  );
};

/** Returns a function that translates country codes. Browsers have no Lao names; they are loaded separately. */
export const useCountryNames = (): CountryName => {
  const { locale } = useApp();
  const laoNames = useSyncExternalStore(
    subscribe,
    () => loaded,
    () => undefined,
  );
  const missing = locale === "lao" && !laoNames;
  useEffect(() => {
    if (missing) load();
  }, [missing]);
  return useMemo(() => countryNamesIn(locale, laoNames), [locale, laoNames]);
};
