import { readPayCurrency, type HomeData, type PayCurrency } from "@carmine/api/contract";
import { queries } from "@carmine/api/hooks";
import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { useApp } from "../app/AppContext.tsx";

/** Name in local storage (specification, section 3). */
const storageKey = "homeDataPc";

/** Logo, currency and support contact of the platform; `undefined` while the marketplace can't be reached. */
export const useHomeData = (): HomeData | undefined => {
  const { api } = useApp();
  return useQuery(queries.homeIndex(api)).data;
};

/** Currency of the shop, from home data; the dollar without them. */
export const useCurrency = (): PayCurrency => readPayCurrency(useHomeData()?.shopPayCurrency);

/** Keeps home data in local storage, where other pages of the site look for them. */
export const useKeepHomeData = (): void => {
  const home = useHomeData();
  useEffect(() => {
    if (home) localStorage.setItem(storageKey, JSON.stringify(home));
  }, [home]);
};
