import { queries, type ShopHead } from "@carmine/api/hooks";
import { DescriptionList, Text, type Description } from "@carmine/design-system";
import { DateTime, defineMessages, useIntl } from "@carmine/i18n/react";
import { useQuery } from "@tanstack/react-query";
import type { ReactElement } from "react";
import { useApp } from "../../../../app/AppContext.tsx";
import { ProfileCard, ShopPolicies, ShopRatings } from "../ProfileCards.tsx";
import * as styles from "./page.css.ts";

const texts = defineMessages({
  about: { defaultMessage: "About the shop", description: "Facts about a shop: title, and other places" },
  owner: { defaultMessage: "Run by", description: "Facts about a shop: a person" },
  address: { defaultMessage: "Address", description: "Facts about a shop, and other places" },
  since: { defaultMessage: "Joined", description: "Facts about a shop: a date" },
});

const Story = ({ shop }: { shop: ShopHead }): ReactElement => {
  const { api } = useApp();
  const intl = useIntl();
  const detail = useQuery(queries.merchantDetail(api, shop.id)).data;
  const facts: Description[] = [
    ...(detail?.owner ? [{ term: intl.formatMessage(texts.owner), value: detail.owner }] : []),
    ...(detail?.address ? [{ term: intl.formatMessage(texts.address), value: detail.address }] : []),
    ...(detail?.since
      ? [{ term: intl.formatMessage(texts.since), value: <DateTime value={detail.since} dateOnly /> }]
      : []),
  ];
  return (
    <ProfileCard title={intl.formatMessage(texts.about)}>
      {shop.intro && (
        <Text element="p" dir="auto">
          {shop.intro}
        </Text>
      )}
      {facts.length > 0 && <DescriptionList items={facts} />}
    </ProfileCard>
  );
};

/** Story, ratings and terms of a shop, below its products. */
export const ShopProfile = ({ shop }: { shop: ShopHead }): ReactElement => (
  <div className={styles.profile}>
    <Story shop={shop} />
    <ShopRatings shop={shop} />
    <ShopPolicies shop={shop} />
  </div>
);
