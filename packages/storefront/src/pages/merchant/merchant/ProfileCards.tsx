import type { ShopHead } from "@carmine/api/hooks";
import { Card, Heading, Icon, Link, Meter, Rating, Text } from "@carmine/design-system";
import { defineMessages, FormattedMessage, useIntl } from "@carmine/i18n/react";
import { ShieldCheck, Truck, Undo2 } from "lucide-react";
import { useId, type ReactElement, type ReactNode } from "react";
import { useHome } from "../../../features/home-data.ts";
import { useProductTexts } from "../../../features/products/use-product-texts.ts";
import { shopTabHref } from "../../../features/shops/shop-address.ts";
import * as styles from "./profile-cards.css.ts";

const texts = defineMessages({
  ratings: { defaultMessage: "Shop ratings", description: "Home of a shop: title of its average ratings" },
  policies: {
    defaultMessage: "Shipping and returns",
    description: "Home of a shop: title of its terms of sale",
  },
  papers: {
    defaultMessage: "Business documents",
    description: "Documents of a shop: title, and other places",
  },
  products: { defaultMessage: "Products", description: "Tab of a shop, and other places" },
  service: { defaultMessage: "Service", description: "Score of a shop, and other places" },
});

/** A card with a title. */
export const ProfileCard = ({ title, children }: { title: string; children: ReactNode }): ReactElement => {
  const titleId = useId();
  return (
    <Card element="section" aria-labelledby={titleId}>
      <div className={styles.card}>
        <Heading level={2} size={18} id={titleId}>
          {title}
        </Heading>
        {children}
      </div>
    </Card>
  );
};

/** Average ratings of a shop; nothing before the first review. */
export const ShopRatings = ({ shop }: { shop: ShopHead }): ReactElement | null => {
  const intl = useIntl();
  const productTexts = useProductTexts();
  const { rating, scores } = shop;
  if (rating === null) return null;
  return (
    <ProfileCard title={intl.formatMessage(texts.ratings)}>
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
    </ProfileCard>
  );
};

/** A shop's terms of sale, with a link to its documents unless they are on the same page. */
export const ShopPolicies = ({
  shop,
  hasPapers = false,
}: {
  shop: ShopHead;
  hasPapers?: boolean;
}): ReactElement => {
  const intl = useIntl();
  const returnDays = useHome()?.returnDays ?? null;
  return (
    <ProfileCard title={intl.formatMessage(texts.policies)}>
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
      {!hasPapers && (
        <Link href={shopTabHref("qualification", shop.id)}>{intl.formatMessage(texts.papers)}</Link>
      )}
    </ProfileCard>
  );
};
