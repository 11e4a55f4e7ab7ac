import type { OrderEvent } from "@carmine/api/hooks";
import { OrderCardSkeleton } from "@carmine/design-system";
import { useIntl } from "@carmine/i18n/react";
import { useQuery } from "@tanstack/react-query";
import type { ReactElement } from "react";
import { useApp } from "../../../app/AppContext.tsx";
import { QueryView } from "../../../features/loading/QueryView.tsx";
import { cancelledPartsQuery } from "./cancelled-master.ts";
import { ShopOrderCard } from "../../../features/orders/OrderCards.tsx";
import { OrderButtons } from "../../../features/orders/OrderButtons.tsx";
import { useOrderActions } from "../../../features/orders/use-order-actions.tsx";
import { OrderHead } from "../../../features/order-detail/OrderHead.tsx";
import { OrderTrack } from "../../../features/order-detail/OrderTrack.tsx";
import * as styles from "../../../features/order-detail/detail.css.ts";

export interface CancelledMasterProps {
  readonly orderNo: string;
  readonly history: readonly OrderEvent[];
}

/** A canceled master order: when and why, and the orders of its shops. */
export const CancelledMaster = ({ orderNo, history }: CancelledMasterProps): ReactElement => {
  const { api } = useApp();
  const intl = useIntl();
  const actions = useOrderActions();
  const parts = useQuery(cancelledPartsQuery(api, orderNo));
  return (
    <div className={styles.stack}>
      <OrderHead
        order={{
          mark: { paid: false, isCancel: true },
          shops: [],
          createdAt: history[0]?.at ?? "",
          paidAt: null,
          expiresAt: null,
          reviewed: false,
        }}
        history={history}
        buttons={
          <OrderButtons
            place="head"
            order={{ paid: false, isCancel: true }}
            masterOrderNo={orderNo}
            actions={actions}
          />
        }
      />
      <QueryView
        query={parts}
        skeleton={<OrderCardSkeleton />}
        failure={intl.formatMessage({
          defaultMessage: "We couldn’t load the items of this order",
          description: "Title of a failure on the page of a cancelled order",
        })}
      >
        {({ list }) =>
          list.map((order) => <ShopOrderCard key={order.orderNo} order={order} actions={actions} />)
        }
      </QueryView>
      <OrderTrack history={history} />
      {actions.dialog}
    </div>
  );
};
