import type { Activity } from "@carmine/api/hooks";
import { queries } from "@carmine/api/hooks";
import { FlashStrip, type FlashDeal } from "@carmine/design-system";
import { defineMessages, useIntl } from "@carmine/i18n/react";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { ReactElement } from "react";
import { useApp } from "../../app/AppContext.tsx";
import { offerOf, useClaimed } from "../../features/activities/deal-texts.ts";
import { RoundClock } from "../../features/activities/RoundClock.tsx";
import { activityHref, productHref } from "../../features/links.ts";
import { pictureOf } from "../../features/products/picture.ts";
import { useProductTexts } from "../../features/products/use-product-texts.ts";
import { stripActivity } from "../../features/activities/activity-order.ts";

const texts = defineMessages({
  ends: { defaultMessage: "Ends in", description: "Activity page: before the clock, and other places" },
  more: { defaultMessage: "All deals", description: "Home page: link to all products of an activity" },
});

/** Deals that fill the strip. */
const stripDeals = 5;

const Strip = ({ activity }: { activity: Activity }): ReactElement => {
  const { api } = useApp();
  const intl = useIntl();
  const queryClient = useQueryClient();
  const productTexts = useProductTexts();
  const claimedOf = useClaimed();
  const deals = activity.deals.slice(0, stripDeals).map((deal): FlashDeal => {
    const { price, listPrice } = offerOf(deal);
    const oldPrice = productTexts.oldPrice(price, listPrice);
    const claimed = claimedOf(deal);
    return {
      id: deal.productId,
      href: productHref(deal.productId),
      title: deal.name,
      picture: pictureOf(deal.picture),
      price: productTexts.parts(price),
      ...(oldPrice && { oldPrice }),
      ...(claimed && { claimed }),
    };
  });
  const nextRound = (): void => {
    void queryClient.invalidateQueries({ queryKey: queries.activityIndex(api).queryKey });
  };
  return (
    <FlashStrip
      title={activity.name}
      {...(activity.endsAt && {
        text: intl.formatMessage(texts.ends),
        countdown: <RoundClock until={activity.endsAt} onEnd={nextRound} />,
      })}
      more={{ label: intl.formatMessage(texts.more), href: activityHref(activity.id) }}
      deals={deals}
    />
  );
};

/** The current activity that ends first, as a strip with its clock. */
export const Activities = (): ReactElement | null => {
  const { api } = useApp();
  const strip = stripActivity(useQuery(queries.activityIndex(api)).data ?? []);
  return strip ? <Strip activity={strip} /> : null;
};
