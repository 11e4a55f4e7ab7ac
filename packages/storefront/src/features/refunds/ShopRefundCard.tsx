import { formatOrderNo } from "@carmine/api/contract";
import type { RefundSummary } from "@carmine/api/hooks";
import { ButtonLink, OrderCardAction, RefundCard } from "@carmine/design-system";
import { DateTime, FormattedMessage, useIntl } from "@carmine/i18n/react";
import type { ReactElement } from "react";
import { shopHref } from "../links.ts";
import { useBill } from "../orders/order-items.tsx";
import { refundFormHref, refundHref } from "../orders/order-paths.ts";
import { refundItems } from "./refund-items.ts";
import { useRefundChain, useRefundChip } from "./refund-state.ts";

export interface ShopRefundCardProps {
  readonly refund: RefundSummary;
  readonly onWithdraw: (refundNo: string) => void;
}

/** A refund in a list: amount, state and actions. */
export const ShopRefundCard = ({ refund, onWithdraw }: ShopRefundCardProps): ReactElement => {
  const intl = useIntl();
  const bill = useBill();
  const chip = useRefundChip();
  const chain = useRefundChain();
  const { refundNo, state } = refund;
  const href = refundHref(refundNo);
  const number = formatOrderNo(refundNo);
  return (
    <RefundCard
      label={intl.formatMessage(
        { defaultMessage: "Refund {refundNo}", description: "Name of a refund's card" },
        { refundNo: number },
      )}
      shop={{ name: refund.shop.name, href: shopHref(refund.shop.id) }}
      number={{
        value: number,
        copyLabel: intl.formatMessage(
          { defaultMessage: "Copy refund number {refundNo}", description: "Name of a button" },
          { refundNo: number },
        ),
      }}
      date={<DateTime value={refund.createdAt} />}
      status={chip(state, refund.moneyProblem)}
      items={refundItems(refund.items, bill)}
      sum={{ before: bill.units(refund.count), parts: bill.parts(refund.amount) }}
      chain={chain(state, refund.withReturn)}
      {...(state === "refused" && refund.refusal
        ? {
            refusal: {
              title: intl.formatMessage({
                defaultMessage: "Why it was declined:",
                description: "Before the seller's reason",
              }),
              text: refund.refusal,
            },
          }
        : {})}
      actions={
        <>
          {state === "toReturn" && (
            <ButtonLink href={href} variant="soft" size="sm">
              <FormattedMessage defaultMessage="Send back" description="Button: the items of a refund" />
            </ButtonLink>
          )}
          {refund.canApplyAgain && (
            <ButtonLink href={refundFormHref(refund.orderNo)} variant="soft" size="sm">
              <FormattedMessage
                defaultMessage="Request again"
                description="Button: a refund after a refusal"
              />
            </ButtonLink>
          )}
          <ButtonLink href={href} size="sm">
            <FormattedMessage defaultMessage="Refund details" description="Button to one refund" />
          </ButtonLink>
          {(state === "applied" || state === "toReturn") && (
            <OrderCardAction onClick={() => onWithdraw(refundNo)}>
              <FormattedMessage
                defaultMessage="Withdraw request"
                description="Button: the shopper takes a refund back"
              />
            </OrderCardAction>
          )}
        </>
      }
    />
  );
};
