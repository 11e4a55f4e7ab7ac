import { queries, type Activity, type Deal } from "@carmine/api/hooks";
import {
  Card,
  Heading,
  Image,
  Link,
  Meter,
  Price,
  ProductGrid,
  SectionHead,
  Tag,
  Text,
} from "@carmine/design-system";
import { defineMessages, useIntl } from "@carmine/i18n/react";
import { useQuery } from "@tanstack/react-query";
import { useId, type ReactElement } from "react";
import { useApp } from "../../app/AppContext.tsx";
import { DealButton, DealCard } from "../../features/activities/DealCard.tsx";
import { offerOf, useClaimed } from "../../features/activities/deal-texts.ts";
import { activityHref, productHref } from "../../features/links.ts";
import { pictureOf } from "../../features/products/picture.ts";
import { useProductTexts } from "../../features/products/use-product-texts.ts";
import { otherActivities } from "../../features/activities/activity-order.ts";
import * as styles from "./page.css.ts";

const texts = defineMessages({
  more: {
    defaultMessage: "See all",
    description: "Home page: link to all products of a department, and other places",
  },
  claimed: { defaultMessage: "Claimed", description: "Name of the meter of what is sold of a deal" },
});

/** Deals in a row of large pictures. */
const largeDeals = 4;

interface BigDealProps {
  readonly deal: Deal;
  readonly activityId: number;
  readonly large: boolean;
}

const BigDeal = ({ deal, activityId, large }: BigDealProps): ReactElement => {
  const intl = useIntl();
  const productTexts = useProductTexts();
  const claimed = useClaimed()(deal);
  const { price, listPrice } = offerOf(deal);
  const old = productTexts.oldPrice(price, listPrice);
  return (
    <Card padding="md" className={large ? styles.large : styles.small}>
      <div className={large ? styles.largeDeal : styles.smallDeal}>
        <Image
          {...pictureOf(deal.picture)}
          sizes={large ? "(max-width: 599px) 90vw, 336px" : "136px"}
          rounded="card"
        />
        <div className={styles.dealWords}>
          {productTexts.tags({ price, listPrice }).map((tag) => (
            <Tag key={tag.text} variant={tag.variant}>
              {tag.text}
            </Tag>
          ))}
          <Heading level={3} size={large ? 20 : 14}>
            <Link tone="inherit" href={productHref(deal.productId)} className={styles.cover}>
              {deal.name}
            </Link>
          </Heading>
          <Price
            parts={productTexts.parts(price)}
            {...(old && { old })}
            size={large ? 36 : 20}
            tone={deal.isClaimed ? "default" : "price"}
          />
          {large && claimed && (
            <div className={styles.dealMeter}>
              <Meter
                labelHidden
                label={intl.formatMessage(texts.claimed)}
                value={claimed.share}
                valueText={claimed.label}
              />
              <Text aria-hidden size={12} tone={claimed.few ? "price" : "muted"} strong={claimed.few}>
                {claimed.label}
              </Text>
            </div>
          )}
          {large && (
            <div className={styles.dealButton}>
              <DealButton deal={deal} activityId={activityId} size="md" />
            </div>
          )}
        </div>
      </div>
    </Card>
  );
};

const Section = ({ activity }: { activity: Activity }): ReactElement => {
  const intl = useIntl();
  const titleId = useId();
  const { deals } = activity;
  return (
    <section aria-labelledby={titleId} className={styles.section}>
      <SectionHead
        title={activity.name}
        titleId={titleId}
        more={{ label: intl.formatMessage(texts.more), href: activityHref(activity.id) }}
      />
      {activity.layout === "one-and-two" ? (
        <div className={styles.oneAndTwo}>
          {deals.slice(0, 3).map((deal, index) => (
            <BigDeal key={deal.productId} deal={deal} activityId={activity.id} large={index === 0} />
          ))}
        </div>
      ) : (
        <ProductGrid columns={4}>
          {deals.slice(0, largeDeals).map((deal) => (
            <DealCard
              key={deal.productId}
              deal={deal}
              activityId={activity.id}
              sizes="(max-width: 599px) 50vw, 288px"
            />
          ))}
        </ProductGrid>
      )}
    </section>
  );
};

/** The other activities: one large deal and two small ones, or large pictures. */
export const ActivityRows = (): ReactElement => {
  const { api } = useApp();
  const activities = useQuery(queries.activityIndex(api)).data ?? [];
  return (
    <>
      {otherActivities(activities).map((activity) => (
        <Section key={activity.id} activity={activity} />
      ))}
    </>
  );
};
