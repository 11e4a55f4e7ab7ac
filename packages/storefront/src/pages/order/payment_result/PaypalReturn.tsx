import { mutations } from "@carmine/api/hooks";
import { useMutation } from "@tanstack/react-query";
import { useEffect, type ReactElement } from "react";
import { useNavigate } from "../../../app/location.ts";
import { useApp } from "../../../app/AppContext.tsx";
import { ResultSkeleton } from "../../../features/checkout/CheckoutSkeleton.tsx";
import { ordersToPayHref, resultHref } from "../../../features/orders/order-paths.ts";

/** Return from PayPal without an order number, as defined in the contract: the payment identifies it. */
export const PaypalReturn = ({ token, payerID }: { token: string; payerID: string }): ReactElement => {
  const { api } = useApp();
  const navigate = useNavigate();
  const { mutate } = useMutation(mutations.paypalSuccess(api));
  useEffect(() => {
    mutate(
      { body: { token, payerID } },
      {
        onSuccess: ({ orderNo }) => void navigate(resultHref(orderNo), { replace: true }),
        onError: () => void navigate(ordersToPayHref, { replace: true }),
      },
    );
  }, [mutate, navigate, token, payerID]);
  return <ResultSkeleton />;
};
