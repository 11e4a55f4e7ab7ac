import type { OrderHistoryEntry } from "@carmine/api/contract";
import { OrderCardSkeleton } from "@carmine/design-system";
import { useIntl } from "@carmine/i18n/react";
import { useQuery } from "@tanstack/react-query";
import { Ban } from "lucide-react";
import type { ReactElement } from "react";
import { useApp } from "../../../app/AppContext.tsx";
import { EndState } from "../../../features/checkout/EndState.tsx";
import { useWays } from "../../../features/checkout/way-texts.ts";
import { Loaded } from "../../../features/loading/Loaded.tsx";
import { cancelledPartsQuery } from "../../../features/orders/cancelled-master.ts";
import { ShopOrderCard } from "../../../features/orders/OrderCards.tsx";
import { useOrderActions } from "../../../features/orders/use-order-actions.tsx";
import { OrderTrack } from "./OrderTrack.tsx";
import * as styles from "./page.css.ts";

export interface CancelledMasterProps {
  readonly orderNo: string;
  readonly history: readonly OrderHistoryEntry[];
}

/** What is left of a master order that was cancelled: why, and the orders of its shops. */
export const CancelledMaster = ({ orderNo, history }: CancelledMasterProps): ReactElement => {
  const { api } = useApp();
  const intl = useIntl();
  const ways = useWays();
  const actions = useOrderActions();
  const parts = useQuery(cancelledPartsQuery(api, orderNo));
  return (
    <div className={styles.stack}>
      <EndState
        icon={Ban}
        title={intl.formatMessage({
          defaultMessage: "This order has been cancelled",
          description: "Page of a cancelled order",
        })}
        ways={[ways.shopping, ways.orders]}
      >
        {history.findLast(({ status }) => status === "cancelled")?.title}
      </EndState>
      <Loaded
        query={parts}
        skeleton={<OrderCardSkeleton />}
        failure={intl.formatMessage({
          defaultMessage: "The goods of this order did not load",
          description: "Title of a failure on the page of a cancelled order",
        })}
      >
        {({ list }) =>
          list.map((order) => <ShopOrderCard key={order.orderNo} order={order} actions={actions} />)
        }
      </Loaded>
      <OrderTrack history={history} />
      {actions.dialog}
    </div>
  );
};
