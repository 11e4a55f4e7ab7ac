import type { ShopSettings } from "@carmine/api/contract";
import { queries } from "@carmine/api/hooks";
import { useIntl } from "@carmine/i18n/react";
import { useQuery } from "@tanstack/react-query";
import { useApp } from "./AppContext.tsx";

/** The operator's texts about the shop, with defaults for the ones that every page needs. */
export type MarketplaceTexts = Partial<ShopSettings> & { readonly name: string; readonly title: string };

export const useMarketplaceTexts = (): MarketplaceTexts => {
  const intl = useIntl();
  const { api } = useApp();
  const settings: Partial<ShopSettings> = useQuery(queries.homeIndex(api)).data?.settings ?? {};
  const name =
    settings.name ??
    intl.formatMessage({
      defaultMessage: "Marketplace",
      description: "Default name of a shop",
    });
  return { ...settings, name, title: settings.title ?? name };
};
