import { Text } from "@carmine/design-system";
import { FormattedMessage } from "@carmine/i18n/react";
import type { ReactElement } from "react";
import { useProductClaimable } from "../../../features/coupons/ProductCoupons.tsx";
import { useCouponTexts } from "../../../features/coupons/use-coupon-texts.ts";
import { useCurrency } from "../../../features/home-data.ts";
import { useProductTexts } from "../../../features/products/use-product-texts.ts";
import { bestCoupon } from "./best-coupon.ts";

export interface CouponSumProps {
  readonly productId: number;
  /** Price of the selected quantity as decimal text. */
  readonly sum: string;
}

/** Total after the coupon with the largest discount; renders nothing if no coupon applies. */
export default function CouponSum({ productId, sum }: CouponSumProps): ReactElement | null {
  const productTexts = useProductTexts();
  const sayCoupon = useCouponTexts();
  const best = bestCoupon(useProductClaimable(productId), sum, useCurrency());
  if (!best) return null;
  return (
    <span>
      <FormattedMessage
        defaultMessage="<sum>{amount}</sum> with {coupon}"
        description="Product page: the sum that is left to pay with a coupon such as “$15 off”"
        values={{
          amount: productTexts.money(best.sum),
          coupon: sayCoupon.off(best.amount),
          sum: (text) => (
            <Text key="sum" element="span" tone="price" strong>
              {text}
            </Text>
          ),
        }}
      />
    </span>
  );
}
