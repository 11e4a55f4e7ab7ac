import { limits } from "@carmine/api/contract";
import { localizedPath } from "@carmine/i18n";
import { defineMessages, useIntl } from "@carmine/i18n/react";
import type { ReactElement } from "react";
import { useApp } from "../../../app/AppContext.tsx";
import { useSearchParams } from "../../../app/location.ts";
import { sharedParams } from "../../../features/products/shared-params.ts";
import { ShareButton } from "../../../features/share/ShareButton.tsx";
import { collectionParams, savedQuery } from "./params.ts";

const texts = defineMessages({
  title: {
    defaultMessage: "Saved products",
    description: "Figure of the overview, and other places",
  },
});

/** Shares a link to the saved products that match the filters, newest first. */
export const ShareSaved = (): ReactElement => {
  const { api, locale, queryClient } = useApp();
  const intl = useIntl();
  const search = collectionParams.read(useSearchParams());
  const urlOf = async (): Promise<string> => {
    const { list } = await queryClient.fetchQuery(
      savedQuery(api, { ...search, page: 1 }, limits.sharedProducts),
    );
    const ids = list.filter(({ isSold }) => isSold).map(({ productId }) => productId);
    return new URL(localizedPath(locale, sharedParams.href({ ids })), location.origin).href;
  };
  return <ShareButton title={intl.formatMessage(texts.title)} urlOf={urlOf} />;
};
