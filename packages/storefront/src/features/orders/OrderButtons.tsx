import { orderActionsFor, type OrderMark } from "@carmine/api/contract";
import { Button, ButtonLink, OrderCardAction } from "@carmine/design-system";
import { FormattedMessage } from "@carmine/i18n/react";
import type { ReactElement } from "react";
import { paymentHref } from "./order-paths.ts";
import type { OrderActions } from "./use-order-actions.tsx";

export interface OrderButtonsProps {
  readonly order: OrderMark;
  /** Of the master order, by which it is paid and cancelled. */
  readonly masterOrderNo: string;
  /** Of the merchant order; absent where a master order is shown whole. */
  readonly orderNo?: string;
  /** An order's own page has no link to itself. */
  readonly detailsHref?: string;
  readonly actions: OrderActions;
  /** `card` in the list, `head` on the order's own page. */
  readonly place: "card" | "head";
}

/** The actions that the state of an order allows: the next step first. */
export const OrderButtons = (props: OrderButtonsProps): ReactElement => {
  const { order, masterOrderNo, orderNo, detailsHref, actions, place } = props;
  const size = place === "card" ? "sm" : "md";
  const allowed = new Set([
    ...orderActionsFor(order, "shopper", "master"),
    ...(orderNo === undefined ? [] : orderActionsFor(order, "shopper", "merchant")),
  ]);
  const Quiet = place === "card" ? OrderCardAction : Button;
  return (
    <>
      {allowed.has("pay") && (
        <ButtonLink href={paymentHref(masterOrderNo)} variant="solid" size={size}>
          <FormattedMessage defaultMessage="Pay now" description="Button of an unpaid order" />
        </ButtonLink>
      )}
      {orderNo !== undefined && allowed.has("receive") && (
        <Button
          variant={place === "card" ? "soft" : "solid"}
          size={size}
          onClick={() => actions.ask("receive", orderNo)}
        >
          <FormattedMessage defaultMessage="Confirm receipt" description="Button: the goods have arrived" />
        </Button>
      )}
      {orderNo !== undefined && allowed.has("again") && (
        <Button
          variant={place === "card" ? "soft" : "solid"}
          size={size}
          loading={actions.pending === orderNo}
          onClick={() => actions.again(orderNo)}
        >
          <FormattedMessage defaultMessage="Buy again" description="Button of an ended order" />
        </Button>
      )}
      {detailsHref !== undefined && (
        <ButtonLink href={detailsHref} size={size}>
          <FormattedMessage defaultMessage="Order details" description="Button to one order" />
        </ButtonLink>
      )}
      {allowed.has("cancel") && (
        <Quiet onClick={() => actions.ask("cancel", masterOrderNo)}>
          <FormattedMessage defaultMessage="Cancel order" description="Button: cancels an order" />
        </Quiet>
      )}
      {orderNo !== undefined && allowed.has("delete") && (
        <Quiet onClick={() => actions.ask("delete", orderNo)}>
          <FormattedMessage
            defaultMessage="Delete order"
            description="Button: removes an order from the list"
          />
        </Quiet>
      )}
    </>
  );
};
