import { orderActionsFor, type OrderActionName, type OrderMark } from "@carmine/api/contract";
import { Button, ButtonLink, OrderCardAction, OrderCardLink } from "@carmine/design-system";
import { FormattedMessage } from "@carmine/i18n/react";
import type { ReactElement, ReactNode } from "react";
import * as paths from "../../app/paths.ts";
import { useIsKnownPage } from "../../router/NavigationContext.tsx";
import { logisticsHref, refundFormHref } from "./order-paths.ts";
import { PayLink } from "./PayLink.tsx";
import type { OrderActions } from "./use-order-actions.tsx";

export interface OrderButtonsProps {
  readonly order: OrderMark;
  /** Number of the master order, which is paid and canceled. */
  readonly masterOrderNo: string;
  /** Number of the merchant order; undefined for a whole master order. */
  readonly orderNo?: string;
  /** Undefined on the order's own page. */
  readonly detailsHref?: string;
  readonly actions: OrderActions;
  /** `card` in the list, `head` on the order's own page. */
  readonly place: "card" | "head";
}

interface Part extends OrderButtonsProps {
  readonly allowed: ReadonlySet<OrderActionName>;
}

/** Actions that continue a shop's order, the next step first. */
const ShopSteps = ({ allowed, orderNo, actions, place }: Part & { orderNo: string }): ReactElement => {
  const isKnownPage = useIsKnownPage();
  const size = place === "card" ? "sm" : "md";
  return (
    <>
      {allowed.has("receive") && (
        <Button
          variant={place === "card" ? "soft" : "solid"}
          size={size}
          onClick={() => actions.ask("receive", orderNo)}
        >
          <FormattedMessage defaultMessage="Confirm receipt" description="Button: the order has arrived" />
        </Button>
      )}
      {allowed.has("review") && isKnownPage(paths.reviews) && (
        <ButtonLink href={paths.reviews} variant="soft" size={size}>
          <FormattedMessage
            defaultMessage="Write a review"
            description="Button at a bought item, and other places"
          />
        </ButtonLink>
      )}
      {allowed.has("again") && (
        <Button
          variant={place === "card" && !allowed.has("review") ? "soft" : "outline"}
          size={size}
          loading={actions.pending === orderNo}
          onClick={() => actions.again(orderNo)}
        >
          <FormattedMessage defaultMessage="Buy again" description="Button of an ended order" />
        </Button>
      )}
      {allowed.has("track") && (
        <ButtonLink href={logisticsHref(orderNo)} size={size}>
          <FormattedMessage
            defaultMessage="Track package"
            description="Button: track the packages, and other places"
          />
        </ButtonLink>
      )}
    </>
  );
};

/** Rarely used actions: text links in a list, buttons on the order's own page. */
const QuietActions = ({ allowed, orderNo, masterOrderNo, actions, place }: Part): ReactElement => {
  const Quiet = place === "card" ? OrderCardAction : Button;
  const refund: ReactNode = (
    <FormattedMessage defaultMessage="Return or refund" description="Button: asks for a refund" />
  );
  return (
    <>
      {orderNo !== undefined &&
        allowed.has("applyRefund") &&
        (place === "card" ? (
          <OrderCardLink href={refundFormHref(orderNo)}>{refund}</OrderCardLink>
        ) : (
          <ButtonLink href={refundFormHref(orderNo)}>{refund}</ButtonLink>
        ))}
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

/** The actions that the state of an order allows, the next step first. */
export const OrderButtons = (props: OrderButtonsProps): ReactElement => {
  const { order, masterOrderNo, orderNo, detailsHref, place } = props;
  const size = place === "card" ? "sm" : "md";
  const allowed = new Set([
    ...orderActionsFor(order, "shopper", "master"),
    ...(orderNo === undefined ? [] : orderActionsFor(order, "shopper", "merchant")),
  ]);
  return (
    <>
      {allowed.has("pay") && <PayLink masterOrderNo={masterOrderNo} size={size} actions={props.actions} />}
      {orderNo !== undefined && <ShopSteps {...props} allowed={allowed} orderNo={orderNo} />}
      {detailsHref !== undefined && (
        <ButtonLink href={detailsHref} size={size}>
          <FormattedMessage defaultMessage="Order details" description="Button to one order" />
        </ButtonLink>
      )}
      <QuietActions {...props} allowed={allowed} />
    </>
  );
};
