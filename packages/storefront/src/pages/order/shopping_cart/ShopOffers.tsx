import type { CartGroup } from "@carmine/api/hooks";
import { Button, CartCouponHint, FreeShippingMeter, Link } from "@carmine/design-system";
import { FormattedMessage, useIntl } from "@carmine/i18n/react";
import type { ReactElement } from "react";
import { useClaim } from "../../../features/coupons/use-claim.ts";
import { useCouponTexts } from "../../../features/coupons/use-coupon-texts.ts";
import { useCurrency } from "../../../features/home-data.ts";
import { shopHref } from "../../../features/links.ts";
import { useBill } from "../../../features/orders/order-items.tsx";
import type { DeselectedRows } from "./cart-model.ts";
import { couponHintOf, freeShippingOf, type CouponHint } from "./shop-offers.ts";

interface OffersProps {
  readonly group: CartGroup;
  readonly deselected: DeselectedRows;
}

const Hint = ({ coupon, missing }: CouponHint): ReactElement => {
  const intl = useIntl();
  const bill = useBill();
  const couponTexts = useCouponTexts();
  const { state, claim } = useClaim(coupon);
  const terms = { minimum: Number(coupon.minimum) > 0 ? coupon.minimum : null };
  const ticket = `${couponTexts.off(coupon.amount)} · ${couponTexts.condition(terms)}`;
  const isMine = state === "claimed";
  return (
    <CartCouponHint
      applies={missing === null}
      ticket={ticket}
      text={
        missing !== null ? (
          <FormattedMessage
            defaultMessage="{amount} more to use this coupon"
            description="Cart: what is missing to the minimum of a shop's coupon"
            values={{ amount: bill.text(missing) }}
          />
        ) : isMine ? (
          <FormattedMessage
            defaultMessage="We’ll apply this coupon at checkout"
            description="Cart: a coupon that the shopper has and that fits"
          />
        ) : (
          <FormattedMessage
            defaultMessage="Claim this coupon to save"
            description="Cart: a coupon that fits and that the shopper can claim"
          />
        )
      }
      action={
        isMine && coupon.isClaimed ? undefined : (
          // If it is claimed while visible, the button stays, because it has focus.
          <Button
            size="sm"
            variant="soft"
            loading={state === "claiming"}
            aria-disabled={isMine || undefined}
            aria-label={intl.formatMessage(
              { defaultMessage: "Claim: {coupon}", description: "Name of a coupon's button" },
              { coupon: ticket },
            )}
            onClick={claim}
          >
            {isMine ? (
              <FormattedMessage defaultMessage="Claimed" description="State of a coupon" />
            ) : (
              <FormattedMessage defaultMessage="Claim" description="Button of a coupon" />
            )}
          </Button>
        )
      }
    />
  );
};

/** The best coupon of a shop for the cart, or the amount missing for one; renders nothing without coupons. */
export const ShopCoupon = ({ group, deselected }: OffersProps): ReactElement | null => {
  const { digits } = useCurrency();
  const hint = couponHintOf(group, deselected, digits);
  return hint ? <Hint key={hint.coupon.id} {...hint} /> : null;
};

/** The amount missing for free shipping from a shop; renders nothing if shipping is always or never free. */
export const ShopFreeShipping = ({ group, deselected }: OffersProps): ReactElement | null => {
  const intl = useIntl();
  const bill = useBill();
  const { digits } = useCurrency();
  const shipping = freeShippingOf(group, deselected, digits);
  if (!shipping) return null;
  const { from, sum, missing } = shipping;
  if (missing === null)
    return (
      <FreeShippingMeter
        reached={intl.formatMessage({
          defaultMessage: "You’ve got free shipping from this shop",
          description: "Cart: the sum of a shop's items is high enough",
        })}
      />
    );
  return (
    <FreeShippingMeter
      text={
        <FormattedMessage
          defaultMessage="{amount} more for free shipping from this shop"
          description="Cart: what is missing to free shipping"
          values={{ amount: bill.text(missing) }}
        />
      }
      meterLabel={intl.formatMessage(
        { defaultMessage: "Free shipping from {shop}", description: "Cart: name of the meter" },
        { shop: group.shop.name },
      )}
      value={Number(sum)}
      max={Number(from)}
      sums={intl.formatMessage(
        { defaultMessage: "{sum} of {from}", description: "Cart: how far it is to free shipping" },
        { sum: bill.text(sum), from: bill.text(from) },
      )}
      action={
        <Link href={shopHref(group.shop.id)}>
          <FormattedMessage
            defaultMessage="Add more"
            description="Cart: link to the shop for more of its products"
          />
        </Link>
      }
    />
  );
};
