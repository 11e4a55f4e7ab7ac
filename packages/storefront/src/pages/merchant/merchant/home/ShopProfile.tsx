import { queries, type ShopHead } from "@carmine/api/hooks";
import {
  Card,
  DescriptionList,
  Heading,
  Icon,
  Link,
  Meter,
  Rating,
  Text,
  type Description,
} from "@carmine/design-system";
import { DateTime, defineMessages, FormattedMessage, useIntl } from "@carmine/i18n/react";
import { useQuery } from "@tanstack/react-query";
import { ShieldCheck, Truck, Undo2 } from "lucide-react";
import { useId, type ReactElement, type ReactNode } from "react";
import { useApp } from "../../../../app/AppContext.tsx";
import { useHome } from "../../../../features/home-data.ts";
import { useProductTexts } from "../../../../features/products/use-product-texts.ts";
import { shopTabHref } from "../../../../features/shops/shop-address.ts";
import * as styles from "./page.css.ts";

const texts = defineMessages({
  about: { defaultMessage: "About the shop", description: "Facts of a shop: title, and other places" },
  ratings: { defaultMessage: "Shop ratings", description: "Home of a shop: title of its average ratings" },
  policies: {
    defaultMessage: "Shipping and returns",
    description: "Home of a shop: title of its terms of sale",
  },
  owner: { defaultMessage: "Run by", description: "Facts of a shop: a person" },
  address: { defaultMessage: "Address", description: "Facts of a shop, and other places" },
  since: { defaultMessage: "Joined", description: "Facts of a shop: a date" },
  papers: { defaultMessage: "Business documents", description: "Papers of a shop: title, and other places" },
  products: { defaultMessage: "Products", description: "Tab of a shop, and other places" },
  service: { defaultMessage: "Service", description: "Score of a shop, and other places" },
});

const Part = ({ title, children }: { title: string; children: ReactNode }): ReactElement => {
  const titleId = useId();
  return (
    <Card element="section" aria-labelledby={titleId}>
      <div className={styles.part}>
        <Heading level={2} size={18} id={titleId}>
          {title}
        </Heading>
        {children}
      </div>
    </Card>
  );
};

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
    <Part title={intl.formatMessage(texts.about)}>
      {shop.intro && (
        <Text element="p" dir="auto">
          {shop.intro}
        </Text>
      )}
      {facts.length > 0 && <DescriptionList items={facts} />}
    </Part>
  );
};

const Ratings = ({ shop }: { shop: ShopHead }): ReactElement | null => {
  const intl = useIntl();
  const productTexts = useProductTexts();
  const { rating, scores } = shop;
  if (rating === null) return null;
  return (
    <Part title={intl.formatMessage(texts.ratings)}>
      <Rating value={rating} label={productTexts.stars(rating)} size={20}>
        <Text element="span" strong aria-hidden>
          {productTexts.score(rating)}
        </Text>
      </Rating>
      {(["products", "service"] as const).map((name) => {
        const value = scores[name];
        return (
          value !== null && (
            <Meter
              key={name}
              label={intl.formatMessage(texts[name])}
              valueText={productTexts.score(value)}
              value={value}
              max={5}
            />
          )
        );
      })}
    </Part>
  );
};

const Policies = ({ shop }: { shop: ShopHead }): ReactElement => {
  const intl = useIntl();
  const returnDays = useHome()?.returnDays ?? null;
  return (
    <Part title={intl.formatMessage(texts.policies)}>
      <ul className={styles.policies}>
        <li className={styles.policy}>
          <Icon shape={Truck} />
          <FormattedMessage
            defaultMessage="Delivery dates and shipping fees for your country are on each product’s page."
            description="Home of a shop: its terms of sale"
          />
        </li>
        {returnDays !== null && (
          <li className={styles.policy}>
            <Icon shape={Undo2} />
            <FormattedMessage
              defaultMessage="You can return items within {count, plural, one {# day} other {# days}} of delivery."
              description="Home of a shop: its terms of sale"
              values={{ count: returnDays }}
            />
          </li>
        )}
        {shop.isVerified && (
          <li className={styles.policy}>
            <Icon shape={ShieldCheck} />
            <FormattedMessage
              defaultMessage="We’ve checked this shop’s business documents."
              description="Home of a shop: its terms of sale"
            />
          </li>
        )}
      </ul>
      <Link href={shopTabHref("qualification", shop.id)}>{intl.formatMessage(texts.papers)}</Link>
    </Part>
  );
};

/** Story, ratings and terms of a shop, below its products. */
export const ShopProfile = ({ shop }: { shop: ShopHead }): ReactElement => (
  <div className={styles.profile}>
    <Story shop={shop} />
    <Ratings shop={shop} />
    <Policies shop={shop} />
  </div>
);
