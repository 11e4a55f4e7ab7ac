import type { StaffOrderDetail } from "@carmine/api/contract";
import { DescriptionList } from "@carmine/design-system";
import { FormattedMessage, Money, useIntl } from "@carmine/i18n/react";
import * as detail from "../../../features/list/detail.css.ts";
import { usePayType } from "../../../features/orders/use-pay-type.ts";
import { Section } from "../../../features/list/Section.tsx";

const isSum = (value: string | null): value is string => value !== null && Number(value) !== 0;

/** Amounts of the order, and the shop's payout. */
export const PaymentCard = ({ order }: { order: StaffOrderDetail }) => {
  const intl = useIntl();
  const payType = usePayType();
  const deduction = (value: string) => <Money value={`-${value}`} />;
  return (
    <Section title={<FormattedMessage defaultMessage="Payment" description="Console orders: filter" />}>
      <div className={detail.sectionLine}>
        <DescriptionList
          layout="ends"
          items={[
            {
              term: intl.formatMessage({ defaultMessage: "Subtotal", description: "Console order: amount" }),
              value: <Money value={order.proTotalPrice ?? "0"} />,
            },
            {
              term: intl.formatMessage({ defaultMessage: "Shipping", description: "Console order: amount" }),
              value: <Money value={order.payPostage ?? "0"} />,
            },
            ...(isSum(order.couponPrice)
              ? [
                  {
                    term: intl.formatMessage({
                      defaultMessage: "Coupons",
                      description: "Console: page",
                    }),
                    value: deduction(order.couponPrice),
                  },
                ]
              : []),
            ...(isSum(order.integralPrice)
              ? [
                  {
                    term: intl.formatMessage({
                      defaultMessage: "Points",
                      description: "Console order: amount",
                    }),
                    value: deduction(order.integralPrice),
                  },
                ]
              : []),
            ...(isSum(order.tax)
              ? [
                  {
                    term: intl.formatMessage({ defaultMessage: "Tax", description: "Console order: amount" }),
                    value: <Money value={order.tax} />,
                  },
                ]
              : []),
          ]}
        />
        <div className={detail.total}>
          <span>
            {order.paid ? (
              <FormattedMessage
                defaultMessage="Paid with {method}"
                description="Console order: total"
                values={{ method: payType(order.payType) }}
              />
            ) : (
              <FormattedMessage defaultMessage="Not paid yet" description="Console order: total" />
            )}
          </span>
          <Money value={order.payPrice ?? "0"} />
        </div>
        <DescriptionList
          layout="ends"
          items={[
            ...(isSum(order.refundedPrice)
              ? [
                  {
                    term: intl.formatMessage({
                      defaultMessage: "Refunded",
                      description: "Console: order status",
                    }),
                    value: deduction(order.refundedPrice),
                  },
                ]
              : []),
            ...(order.feePrice === null
              ? []
              : [
                  {
                    term: intl.formatMessage({
                      defaultMessage: "Marketplace fee",
                      description: "Console ledger: kind",
                    }),
                    value: deduction(order.feePrice),
                  },
                ]),
            ...(order.netPrice === null
              ? []
              : [
                  {
                    term: intl.formatMessage({
                      defaultMessage: "Your payout",
                      description: "Console order: amount",
                    }),
                    value: (
                      <strong>
                        <Money value={order.netPrice} />
                      </strong>
                    ),
                  },
                ]),
          ]}
        />
      </div>
    </Section>
  );
};
