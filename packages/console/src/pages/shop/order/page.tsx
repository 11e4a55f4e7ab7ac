import { allowedOrderAction, merchantCourierList } from "@carmine/api/contract";
import { Button, ButtonLink, CopyButton, PageHeader, Skeleton, StatusChip } from "@carmine/design-system";
import { FormattedMessage, useIntl } from "@carmine/i18n/react";
import Check from "lucide-react/icons/check";
import Printer from "lucide-react/icons/printer";
import Undo2 from "lucide-react/icons/undo-2";
import { useParams } from "react-router";
import { useRead } from "../../../app/endpoints.ts";
import { usePlace } from "../../../app/place.ts";
import { optional, useUrlState } from "../../../app/url-state.ts";
import * as detail from "../../../features/list/detail.css.ts";
import { ListError } from "../../../features/list/ListError.tsx";
import { useBackToList } from "../../../features/list/use-back-to-list.ts";
import { orderEndpointsOf } from "../../../features/orders/order-endpoints.ts";
import { OrderNo } from "../../../features/orders/OrderNo.tsx";
import { OrderStatus } from "../../../features/orders/OrderStatus.tsx";
import { useTimes } from "../../../features/times/use-times.ts";
import { CustomerCard } from "./CustomerCard.tsx";
import { OrderTimeline } from "./OrderTimeline.tsx";
import { Packages } from "./Packages.tsx";
import { PaymentCard } from "./PaymentCard.tsx";
import { RefundDialog } from "./refund/RefundDialog.tsx";
import { ToShip } from "./to-ship/ToShip.tsx";

/** The open dialog is in the URL, so that a link shows it to a colleague. */
const params = { dialog: optional(["refund"]) };

/** One order: shipping, packages and history on the left, customer and payment on the right. */
const OrderPage = () => {
  const intl = useIntl();
  const { orderNo = "" } = useParams();
  const place = usePlace();
  const times = useTimes();
  const listPath = `${place.home}/orders`;
  useBackToList(listPath);
  const [state, set] = useUrlState(params);
  const order = useRead(orderEndpointsOf(place).detail, { params: { orderNo } });
  const couriers = useRead(merchantCourierList, {}, { enabled: place.merId !== null });
  const crumbs = [
    { label: intl.formatMessage({ defaultMessage: "Orders", description: "Console: page" }), href: listPath },
    { label: orderNo },
  ];
  if (order.error)
    return <ListError error={order.error} retrying={order.isFetching} onRetry={() => void order.refetch()} />;
  if (!order.data) return <Skeleton style={{ blockSize: 480 }} />;
  const { data } = order;
  const canRefund =
    place.can("refunds.decide") && allowedOrderAction("refund", data, place.role) !== undefined;
  return (
    <>
      <PageHeader
        title={<OrderNo value={data.orderNo} />}
        crumbs={crumbs}
        meta={times.moment(data.createAt)}
        status={
          <>
            <CopyButton
              value={data.orderNo}
              label={intl.formatMessage({
                defaultMessage: "Copy the order number",
                description: "Console order: button",
              })}
            />
            {data.payment === "paid" && (
              <StatusChip tone="success" icon={Check}>
                <FormattedMessage defaultMessage="Paid" description="Console: payment status" />
              </StatusChip>
            )}
            {data.payment === "disputed" && (
              <StatusChip tone="critical">
                <FormattedMessage defaultMessage="Disputed" description="Console: payment status" />
              </StatusChip>
            )}
            <OrderStatus order={data} />
          </>
        }
        actions={
          <>
            <ButtonLink
              href={`${place.home}/packing-slips?orders=${data.orderNo}`}
              size="sm"
              startIcon={Printer}
            >
              <FormattedMessage defaultMessage="Packing slip" description="Console orders: action" />
            </ButtonLink>
            {canRefund && (
              <Button size="sm" startIcon={Undo2} onClick={() => set({ dialog: "refund" })}>
                <FormattedMessage defaultMessage="Refund" description="Console order: button and title" />
              </Button>
            )}
          </>
        }
      />
      <div className={detail.columns}>
        <div className={detail.column}>
          <ToShip key={data.parcels.length} order={data} couriers={couriers.data ?? []} />
          <Packages order={data} couriers={couriers.data ?? []} />
          <OrderTimeline order={data} />
        </div>
        <div className={detail.column}>
          <CustomerCard order={data} />
          {place.can("orders.amounts") && <PaymentCard order={data} />}
        </div>
      </div>
      {state.dialog === "refund" && canRefund && (
        <RefundDialog orderNo={data.orderNo} onClose={() => set({ dialog: undefined })} />
      )}
    </>
  );
};

export default OrderPage;
