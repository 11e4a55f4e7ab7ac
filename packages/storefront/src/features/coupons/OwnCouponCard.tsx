import type { OwnCoupon } from "@carmine/api/hooks";
import { CouponCard, type CouponCardProps } from "@carmine/design-system";
import { readWireTime } from "@carmine/i18n";
import { DateTime, Deadline, defineMessages, FormattedMessage, useIntl } from "@carmine/i18n/react";
import type { ReactElement } from "react";
import * as paths from "../../app/paths.ts";
import { categoryHref, productHref, shopHref } from "../links.ts";
import { useServerTime } from "../loading/server-clock.ts";
import { useCouponTexts } from "./use-coupon-texts.ts";

const stateTexts = defineMessages({
  ready: { defaultMessage: "Use now", description: "Link of a coupon to what it is good for" },
  upcoming: { defaultMessage: "Not yet valid", description: "Status of a coupon before its start" },
  used: { defaultMessage: "Used", description: "State of a coupon" },
  expired: { defaultMessage: "Expired", description: "State of a coupon" },
});

const dayMs = 86_400_000;
/** Days before expiry during which a coupon shows a warning. */
const urgentDays = 3;

/** Link to the products that a coupon applies to. */
const hrefOf = ({ shop, category, products }: OwnCoupon): string => {
  const [first] = products?.shown ?? [];
  if (first && products?.count === 1) return productHref(first.id);
  if (shop) return shopHref(shop.id);
  return category ? categoryHref(category) : paths.search;
};

const Validity = ({ state, from, until, usedAt }: OwnCoupon): ReactElement => {
  const date = (value: string | null) => ({ date: <DateTime value={value} dateOnly /> });
  const end = { date: <Deadline value={until} /> };
  switch (state) {
    case "ready":
      return <FormattedMessage defaultMessage="Until {date}" description="Life of a coupon" values={end} />;
    case "upcoming":
      return (
        <FormattedMessage
          defaultMessage="From {date}"
          description="Life of a coupon"
          values={{ date: <Deadline value={from} start /> }}
        />
      );
    case "used":
      return (
        <FormattedMessage
          defaultMessage="Used {date}"
          description="When a coupon was used"
          values={date(usedAt)}
        />
      );
    case "expired":
      return (
        <FormattedMessage
          defaultMessage="Expired {date}"
          description="When a coupon has expired"
          values={date(until)}
        />
      );
  }
};

/** A coupon in the shopper's account. Item of a `CouponGrid`. */
export const OwnCouponCard = ({
  coupon,
  ...rest
}: { coupon: OwnCoupon } & Pick<CouponCardProps, "size" | "level">): ReactElement => {
  const intl = useIntl();
  const couponTexts = useCouponTexts();
  const now = useServerTime();
  const { state, until } = coupon;
  const end = readWireTime(until)?.getTime();
  const days = now === undefined || end === undefined ? Infinity : Math.ceil((end - now) / dayMs);
  return (
    <CouponCard
      {...rest}
      {...couponTexts.card(coupon)}
      state={state}
      stateLabel={intl.formatMessage(stateTexts[state])}
      href={hrefOf(coupon)}
      validity={<Validity {...coupon} />}
      {...(state === "ready" &&
        days <= urgentDays && {
          urgent: intl.formatMessage(
            {
              defaultMessage: "{days, plural, one {Ends in # day} other {Ends in # days}}",
              description: "Of a coupon that ends soon",
            },
            { days },
          ),
        })}
    />
  );
};
