import { queries, type Activity } from "@carmine/api/hooks";
import { Card, Image, Link, SectionHead, Text } from "@carmine/design-system";
import { defineMessages, FormattedMessage, useIntl } from "@carmine/i18n/react";
import { useQuery } from "@tanstack/react-query";
import type { ReactElement } from "react";
import { useApp } from "../../../app/AppContext.tsx";
import { activityHref } from "../../../features/links.ts";
import { pictureOf } from "../../../features/products/picture.ts";
import * as styles from "./page.css.ts";

const texts = defineMessages({
  others: { defaultMessage: "More deals", description: "Activity page: title of the other activities" },
});

const Other = ({ activity }: { activity: Activity }): ReactElement => (
  <Card padding="md">
    <div className={styles.other}>
      <div className={styles.otherWords}>
        <Link href={activityHref(activity.id)} strong>
          {activity.name}
        </Link>
        {activity.total !== null && (
          <Text tone="muted" size={12}>
            <FormattedMessage
              defaultMessage="{count, plural, one {# product} other {# products}}"
              description="How many products a shop sells, and other places"
              values={{ count: activity.total }}
            />
          </Text>
        )}
      </div>
      <div className={styles.thumbs}>
        {activity.deals.slice(0, 3).map((deal) => (
          <Image
            key={deal.productId}
            {...pictureOf(deal.picture)}
            sizes="56px"
            rounded="control"
            className={styles.thumb}
          />
        ))}
      </div>
    </div>
  </Card>
);

/** The other current activities. */
export const Others = ({ id }: { id: number }): ReactElement | null => {
  const { api } = useApp();
  const intl = useIntl();
  const others = (useQuery(queries.activityIndex(api)).data ?? []).filter((activity) => activity.id !== id);
  if (others.length === 0) return null;
  return (
    <section aria-label={intl.formatMessage(texts.others)} className={styles.more}>
      <SectionHead title={intl.formatMessage(texts.others)} />
      <div className={styles.others}>
        {others.map((activity) => (
          <Other key={activity.id} activity={activity} />
        ))}
      </div>
    </section>
  );
};
