import { readPayCurrency, type Banner, type HomeData, type PayCurrency } from "@carmine/api/contract";
import { queries } from "@carmine/api/hooks";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useMemo } from "react";
import { useApp } from "../app/AppContext.tsx";
import { withStorage } from "../app/storage.ts";

/** Name in local storage (specification, section 3). */
const storageKey = "homeDataPc";

const useHomeData = (): HomeData | undefined => {
  const { api } = useApp();
  return useQuery(queries.homeIndex(api)).data;
};

/** What the operator shows on every page and on the home page. Addresses of pictures are whole, texts localized. */
export interface Home {
  readonly banners: readonly Banner[];
  /** The strip below the banners. */
  readonly offers: readonly HomeOffer[];
  readonly news: HomeData["newsList"];
  /** Beside what is recommended in a department. */
  readonly recommendedPicture: string | null;
  /** Over the list of shops. */
  readonly shopsPicture: string | null;
  readonly support: {
    /** Address of a page to chat on. */
    readonly chat: string | null;
    readonly message: string | null;
    readonly phone: string | null;
    readonly email: string | null;
    /** When somebody answers, in words. */
    readonly hours: string | null;
  };
  /** Days after they were received in which items can be sent back; null where nobody says. */
  readonly returnDays: number | null;
}

export interface HomeOffer {
  readonly id: number;
  readonly title: string;
  readonly href: string | null;
  readonly picture: string;
  /** Words under the title. */
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
  returnDays: data.afterSaleDays,
});

/** `undefined` while the marketplace can't be reached. */
export const useHome = (): Home | undefined => {
  const data = useHomeData();
  return useMemo(() => data && homeOf(data), [data]);
};

/** Currency of the shop, from home data; the dollar without them. */
export const useCurrency = (): PayCurrency => readPayCurrency(useHomeData()?.shopPayCurrency);

/** Keeps home data in local storage, where other pages of the site look for them. */
export const useKeepHomeData = (): void => {
  const home = useHomeData();
  useEffect(() => {
    if (home) withStorage("localStorage", (storage) => storage.setItem(storageKey, JSON.stringify(home)));
  }, [home]);
};
