import { mutations } from "@carmine/api/hooks";
import { ConfirmDialog } from "@carmine/design-system";
import { defineMessages, useIntl, type MessageDescriptor } from "@carmine/i18n/react";
import { useMutation } from "@tanstack/react-query";
import { useState, type ReactElement } from "react";
import { useNavigate } from "../../app/location.ts";
import * as paths from "../../app/paths.ts";
import { useApp, useShowToast } from "../../app/AppContext.tsx";
import { paymentHref } from "./order-paths.ts";

/** Actions that change an order. */
type Change = "cancel" | "receive" | "delete";
/** Actions that need a confirmation (specification, section 8). */
type Asked = Change | "pay";

const keep = defineMessages({
  order: { defaultMessage: "Keep order", description: "Button: leaves an order as it is" },
});

const texts: Readonly<Record<Asked, Record<"title" | "text" | "yes" | "no", MessageDescriptor>>> = {
  pay: defineMessages({
    title: { defaultMessage: "Pay for this order now?", description: "Question about an unpaid order" },
    text: {
      defaultMessage: "You’ll see the amount and choose how to pay on the next page.",
      description: "What paying an order means",
    },
    yes: {
      defaultMessage: "Continue to payment",
      description: "Button to the payment of an order, and other places",
    },
    no: { defaultMessage: "Not now", description: "Button: doesn’t pay an order yet" },
  }),
  cancel: {
    ...defineMessages({
      title: { defaultMessage: "Cancel this order?", description: "Question about an unpaid order" },
      text: {
        defaultMessage:
          "All items in this order will be released. Your coupons and points go back to your account.",
        description: "What canceling an order means",
      },
      yes: { defaultMessage: "Cancel order", description: "Button: cancels an order" },
    }),
    no: keep.order,
  },
  receive: defineMessages({
    title: {
      defaultMessage: "Have you received everything?",
      description: "Question before confirming the receipt",
    },
    text: {
      defaultMessage: "Confirm only after you’ve checked your items: the shop gets paid then.",
      description: "Warning before confirming the receipt of an order",
    },
    yes: { defaultMessage: "Confirm receipt", description: "Button: the order has arrived" },
    no: { defaultMessage: "Not yet", description: "Button: doesn’t confirm the receipt of an order yet" },
  }),
  delete: {
    ...defineMessages({
      title: { defaultMessage: "Delete this order?", description: "Question about an ended order" },
      text: {
        defaultMessage: "This permanently removes it from your orders.",
        description: "What deleting an order means",
      },
      yes: { defaultMessage: "Delete order", description: "Button: removes an order from the list" },
    }),
    no: keep.order,
  },
};

const done = defineMessages({
  cancel: {
    defaultMessage: "Order canceled",
    description: "Page of an order: title by state, and other places",
  },
  receive: { defaultMessage: "Receipt confirmed", description: "Toast" },
  delete: { defaultMessage: "Order deleted", description: "Toast" },
});

export interface OrderActions {
  readonly ask: (what: Asked, orderNo: string) => void;
  /** Reorders: adds the items to the cart and opens it. */
  readonly again: (orderNo: string) => void;
  /** Number of the order that is being added to the cart. */
  readonly pending: string | undefined;
  /** The confirmation dialog; render it anywhere on the page. */
  readonly dialog: ReactElement | null;
}

/**
 * A shopper's actions on their orders. The client shows errors as toasts.
 * @param onGone called when an order was removed from the shopper's list
 */
export const useOrderActions = (onGone?: () => void): OrderActions => {
  const { api } = useApp();
  const intl = useIntl();
  const navigate = useNavigate();
  const toast = useShowToast();
  const [asked, setAsked] = useState<{ what: Asked; orderNo: string }>();
  const cancel = useMutation(mutations.cancelOrder(api));
  const receive = useMutation(mutations.takeOrder(api));
  const remove = useMutation(mutations.deleteOrder(api));
  const repeat = useMutation(mutations.orderAgain(api));
  const calls = { cancel, receive, delete: remove };

  const confirm = ({ what, orderNo }: { what: Asked; orderNo: string }): void => {
    if (what === "pay") {
      setAsked(undefined);
      void navigate(paymentHref(orderNo));
      return;
    }
    if (calls[what].isPending) return;
    calls[what].mutate(
      { params: { orderNo } },
      {
        onSuccess: () => {
          toast({ message: intl.formatMessage(done[what]) });
          if (what === "delete") onGone?.();
        },
        onSettled: () => setAsked(undefined),
      },
    );
  };

  const reorder = (orderNo: string): void => {
    if (repeat.isPending) return;
    repeat.mutate(orderNo, {
      onSuccess: ({ cartIds, skipped }) => {
        for (const { name, reason } of skipped) toast({ tone: "info", message: `${name}: ${reason}` });
        if (cartIds.length > 0) void navigate(paths.cart);
      },
    });
  };

  return {
    ask: (what, orderNo) => setAsked({ what, orderNo }),
    again: reorder,
    pending: repeat.isPending ? repeat.variables : undefined,
    dialog: asked ? (
      <ConfirmDialog
        open
        tone={asked.what === "cancel" || asked.what === "delete" ? "critical" : "act"}
        onOpenChange={(open) => !open && setAsked(undefined)}
        title={intl.formatMessage(texts[asked.what].title)}
        confirmLabel={intl.formatMessage(texts[asked.what].yes)}
        texts={{ cancel: intl.formatMessage(texts[asked.what].no) }}
        loading={asked.what !== "pay" && calls[asked.what].isPending}
        onConfirm={() => confirm(asked)}
      >
        {intl.formatMessage(texts[asked.what].text)}
      </ConfirmDialog>
    ) : null,
  };
};
