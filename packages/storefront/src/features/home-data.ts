import { readPayCurrency, type Banner, type HomeData, type PayCurrency } from "@carmine/api/contract";
import { queries } from "@carmine/api/hooks";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useMemo } from "react";
import { useApp } from "../app/AppContext.tsx";
import { withStorage } from "../app/storage.ts";

/** Key in local storage (specification, section 3). */
const storageKey = "homeDataPc";

const useHomeData = (): HomeData | undefined => {
  const { api } = useApp();
  return useQuery(queries.homeIndex(api)).data;
};

/** The operator's content for all pages and the home page. Picture URLs are absolute, texts localized. */
export interface Home {
  readonly banners: readonly Banner[];
  /** The strip below the banners. */
  readonly offers: readonly HomeOffer[];
  readonly news: HomeData["newsList"];
  /** Next to a department's recommendations. */
  readonly recommendedPicture: string | null;
  /** Above the list of shops. */
  readonly shopsPicture: string | null;
  readonly support: {
    /** URL of a chat page. */
    readonly chat: string | null;
    readonly message: string | null;
    readonly phone: string | null;
    readonly email: string | null;
    /** Service hours as text. */
    readonly hours: string | null;
  };
  /** The operator's policies and texts about the shop. */
  readonly footerPages: HomeData["footerPages"];
  /** Return period in days after delivery; null if unknown. */
  readonly returnDays: number | null;
  /** Open shops; null if unknown. */
  readonly shopCount: number | null;
}

export interface HomeOffer {
  readonly id: number;
  readonly title: string;
  readonly href: string | null;
  readonly picture: string;
  /** Text below the title. */
  readonly text: string | null;
}

const homeOf = (data: HomeData): Home => ({
  banners: data.banner,
  offers: data.bastBanner.map(({ id, name, url, pic, text }) => ({
    id,
    title: name ?? "",
    href: url,
    picture: pic,
    text,
  })),
  news: data.newsList,
  recommendedPicture: data.recommendImage,
  shopsPicture: data.shopStreetHeaderImag,
  support: {
    chat: data.consumerH5Url,
    message: data.consumerMessage,
    phone: data.consumerHotline,
    email: data.consumerEmail,
    hours: data.consumerHours,
  },
  footerPages: data.footerPages,
  returnDays: data.afterSaleDays,
  shopCount: data.shopCount,
});

/** `undefined` while the marketplace is unavailable. */
export const useHome = (): Home | undefined => {
  const data = useHomeData();
  return useMemo(() => data && homeOf(data), [data]);
};

/** Currency of the shop from home data; US dollar without them. */
export const useCurrency = (): PayCurrency => readPayCurrency(useHomeData()?.shopPayCurrency);

/** Copies home data to local storage, where other pages of the site read them. */
export const useStoreHomeData = (): void => {
  const home = useHomeData();
  useEffect(() => {
    if (home) withStorage("localStorage", (storage) => storage.setItem(storageKey, JSON.stringify(home)));
  }, [home]);
};
