import { isApiError, type ApiError } from "@carmine/api/client";
import type { BodyOf, createOrder, PriceBreakdown } from "@carmine/api/contract";
import { checkoutPriceOf, mutations, type CheckoutPrice } from "@carmine/api/hooks";
import { useMutation } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { useNavigate } from "../../../app/location.ts";
import { isMissing } from "../../../app/api.ts";
import { useApp } from "../../../app/AppContext.tsx";
import { useApiErrorText } from "../../../app/error-texts.ts";
import { afterOrderHref } from "../../../features/orders/order-paths.ts";
import { attemptFor, forgetAttempt, rememberOrder } from "./order-attempt.ts";

type OrderBody = BodyOf<typeof createOrder>;

const conflict = 409;

/** The new totals of an order rejected because of its price; `undefined` for other errors. */
const newSumsOf = (error: ApiError): CheckoutPrice | undefined =>
  error.code === conflict && typeof error.data === "object" && error.data !== null && "payFee" in error.data
    ? checkoutPriceOf(error.data as PriceBreakdown)
    : undefined;

export interface PlaceOrder {
  readonly place: (body: OrderBody) => void;
  readonly busy: boolean;
  /** Error message in the shopper's language. */
  readonly failure: string | undefined;
  /** The current price if it differs from the one shown, for a confirmation. */
  readonly newSums: CheckoutPrice | undefined;
  readonly forgetSums: () => void;
}

/**
 * Places one order, however often it is pressed, reloaded or retried, and opens its payment page, or its result if
 * the total is zero.
 * @param onEnd called if the checkout has expired or another window has ordered it
 */
export const usePlaceOrder = (preOrderNo: string, onEnd?: () => void): PlaceOrder => {
  const { api } = useApp();
  const navigate = useNavigate();
  const errorText = useApiErrorText();
  const { mutateAsync } = useMutation(mutations.createOrder(api));
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [newSums, setNewSums] = useState<CheckoutPrice>();
  // A ref, because state updates with the next render: two presses in one frame would both pass.
  const current = useRef(false);

  const send = async (body: OrderBody): Promise<void> => {
    if (current.current) return;
    current.current = true;
    setBusy(true);
    setFailure(undefined);
    try {
      const { key } = attemptFor(preOrderNo, body);
      const { orderNo } = await mutateAsync({ body, headers: { "Idempotency-Key": key }, quiet: true });
      rememberOrder(preOrderNo, orderNo);
      // The button stays busy until the payment document has loaded. After *Back* the page shows the unpaid order.
      void navigate(afterOrderHref(orderNo, String(body.expectedPayFee ?? "")));
    } catch (error) {
      current.current = false;
      setBusy(false);
      if (!isApiError(error)) throw error;
      if (onEnd && isMissing(error)) {
        forgetAttempt(preOrderNo);
        onEnd();
        return;
      }
      const sums = newSumsOf(error);
      setNewSums(sums);
      if (!sums && !error.needsSignIn) setFailure(errorText(error));
    }
  };
  return {
    place: (body) => void send(body),
    busy,
    failure,
    newSums,
    forgetSums: () => setNewSums(undefined),
  };
};
