import { mutations, type GuestOrder as Found, type Order } from "@carmine/api/hooks";
import { Button, Columns } from "@carmine/design-system";
import { FormattedMessage } from "@carmine/i18n/react";
import { useMutation } from "@tanstack/react-query";
import type { ReactElement } from "react";
import { useNavigate } from "../../../app/location.ts";
import { useApp } from "../../../app/AppContext.tsx";
import { OrderFacts } from "../../../features/order-detail/OrderFacts.tsx";
import { OrderHead } from "../../../features/order-detail/OrderHead.tsx";
import { OrderContents } from "../../../features/order-detail/OrderContents.tsx";
import { OrderTrack } from "../../../features/order-detail/OrderTrack.tsx";
import { PaperHead } from "../../../features/order-detail/PaperHead.tsx";
import * as styles from "../../../features/order-detail/detail.css.ts";
import { viewOfMaster } from "../../../features/order-detail/order-view.ts";
import { orderHref, paymentHref } from "../../../features/orders/order-paths.ts";
import { ParcelTrack } from "../../../features/orders/ParcelTrack.tsx";
import { usePerson, useSignedIn } from "../../../features/session/use-person.ts";

/** Signs in by the link and continues to the payment or the order page. */
const Enter = ({ token, order }: { token: string; order: Order }): ReactElement => {
  const { api, stores } = useApp();
  const navigate = useNavigate();
  const { mutateAsync, isPending } = useMutation(mutations.loginOrderLink(api));
  const enter = (): void => {
    if (isPending) return;
    // Signing in unmounts this button, so its mutation callbacks wouldn't run.
    mutateAsync({ body: { token } }).then(
      () => {
        stores.session.getState().set(true);
        void navigate(order.isPaid ? orderHref(order.orderNo) : paymentHref(order.orderNo));
      },
      // The client has shown the error.
      () => undefined,
    );
  };
  return (
    <Button variant="solid" loading={isPending} onClick={enter}>
      {order.isPaid ? (
        <FormattedMessage
          defaultMessage="Manage order"
          description="Button of a guest: opens the order with everything that can be done"
        />
      ) : (
        <FormattedMessage defaultMessage="Pay now" description="Button of an unpaid order" />
      )}
    </Button>
  );
};

/** A guest's order by its link: state, parcels, items, history. */
export const GuestOrder = ({
  token,
  found: { order, history, shipments, canSignIn },
  onEnd,
}: {
  token: string;
  found: Found;
  onEnd: () => void;
}): ReactElement => {
  const view = viewOfMaster(order);
  const isSignedIn = useSignedIn();
  const person = usePerson();
  // Shoppers with a full account stay signed in to it.
  const mayEnter = canSignIn && !order.isCancelled && (!isSignedIn || person?.userType === "visitor");
  return (
    <div className={styles.stack}>
      <PaperHead order={view} />
      <OrderHead
        order={view}
        history={history}
        buttons={mayEnter && <Enter token={token} order={order} />}
        onEnd={onEnd}
      />
      <Columns sideWidth={368} sidePosition="end" side={<OrderFacts order={view} />}>
        <div className={styles.stack}>
          {shipments.map((shipment, index) => (
            <ParcelTrack
              key={shipment.id}
              shipment={shipment}
              place={index + 1}
              count={shipments.length}
              {...(shipments.length === 1 && { history })}
              className={styles.screenOnly}
            />
          ))}
          <OrderContents order={view} isLinked={false} />
          {shipments.length !== 1 && <OrderTrack history={history} />}
        </div>
      </Columns>
    </div>
  );
};
