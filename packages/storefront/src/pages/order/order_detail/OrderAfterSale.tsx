import { queries, type OrderEvent } from "@carmine/api/hooks";
import { ButtonLink } from "@carmine/design-system";
import { FormattedMessage } from "@carmine/i18n/react";
import { useQuery } from "@tanstack/react-query";
import type { ReactElement } from "react";
import { useApp } from "../../../app/AppContext.tsx";
import { logisticsHref } from "../../../features/orders/order-paths.ts";
import { ParcelTrack } from "../../../features/orders/ParcelTrack.tsx";
import { ShopRefundCard } from "../../../features/refunds/ShopRefundCard.tsx";
import { useWithdraw } from "../../../features/refunds/use-withdraw.tsx";
import { refundsOfOrder } from "./after-sale-queries.ts";
import * as styles from "../../../features/order-detail/detail.css.ts";

/** The newest parcel of an order; the others are on a separate page. The track of a single one has the order's history. */
export const OrderParcels = ({
  orderNo,
  history,
}: {
  orderNo: string;
  history: readonly OrderEvent[];
}): ReactElement | null => {
  const { api } = useApp();
  const parcels = useQuery(queries.orderExpress(api, orderNo)).data ?? [];
  const newest = parcels.at(-1);
  if (!newest) return null;
  return (
    <div className={`${styles.stack} ${styles.screenOnly}`}>
      <ParcelTrack
        shipment={newest}
        place={parcels.length}
        count={parcels.length}
        {...(parcels.length === 1 && { history })}
      />
      {parcels.length > 1 && (
        <ButtonLink href={logisticsHref(orderNo)}>
          <FormattedMessage
            defaultMessage="Show all {count} packages"
            description="Button: to all packages of an order"
            values={{ count: parcels.length }}
          />
        </ButtonLink>
      )}
    </div>
  );
};

/** Refunds of an order, newest first. */
export const OrderRefunds = ({ orderNo }: { orderNo: string }): ReactElement | null => {
  const { api } = useApp();
  const refunds = useQuery(queries.refundList(api, refundsOfOrder(orderNo))).data?.list ?? [];
  const withdraw = useWithdraw();
  if (refunds.length === 0) return null;
  return (
    <div className={`${styles.stack} ${styles.screenOnly}`}>
      {refunds.map((refund) => (
        <ShopRefundCard key={refund.refundNo} refund={refund} onWithdraw={withdraw.ask} />
      ))}
      {withdraw.dialog}
    </div>
  );
};
