import { allowedOrderAction, formatOrderNo, merchantCourierList } from "@carmine/api/contract";
import { Button, ButtonLink, CopyButton, PageHeader, Skeleton, StatusChip } from "@carmine/design-system";
import { FormattedMessage, useIntl } from "@carmine/i18n/react";
import Ban from "lucide-react/icons/ban";
import Check from "lucide-react/icons/check";
import CirclePause from "lucide-react/icons/circle-pause";
import ReceiptText from "lucide-react/icons/receipt-text";
import Printer from "lucide-react/icons/printer";
import Undo2 from "lucide-react/icons/undo-2";
import { useNavigate, useParams } from "react-router";
import { useRead } from "../../../app/endpoints.ts";
import { useWorkspace } from "../../../app/workspace.ts";
import { useHotkeys } from "../../../app/use-hotkeys.ts";
import { optional, useUrlState } from "../../../app/url-state.ts";
import * as detail from "../../../features/list/detail.css.ts";
import { walkOf } from "../../../features/list/list-walk.ts";
import { WalkButtons } from "../../../features/list/WalkButtons.tsx";
import { useBackToList } from "../../../features/list/use-back-to-list.ts";
import { orderEndpointsOf } from "../../../features/orders/order-endpoints.ts";
import { OrderError } from "../../../features/orders/OrderError.tsx";
import { OrderNo } from "../../../features/orders/OrderNo.tsx";
import { OrderStatus } from "../../../features/orders/OrderStatus.tsx";
import { useTimes } from "../../../features/times/use-times.ts";
import { AddressDialog } from "./AddressDialog.tsx";
import { CustomerCard } from "./CustomerCard.tsx";
import { CancelDialog } from "./CancelDialog.tsx";
import { HeldNotice, HoldDialog } from "./Hold.tsx";
import { OrderTimeline } from "./OrderTimeline.tsx";
import { Packages } from "./Packages.tsx";
import { PaymentCard } from "./PaymentCard.tsx";
import { RefundDialog } from "./refund/RefundDialog.tsx";
import { ToShip } from "./to-ship/ToShip.tsx";

/** The open dialog is in the URL, so that a link shows it to a colleague. */
const params = { dialog: optional(["refund", "hold", "cancel", "address"]) };

/** One order: shipping, packages and history on the left, customer and payment on the right. */
const OrderPage = () => {
  const intl = useIntl();
  const { orderNo = "" } = useParams();
  const workspace = useWorkspace();
  const times = useTimes();
  const listPath = `${workspace.home}/orders`;
  useBackToList(listPath);
  const navigate = useNavigate();
  const walk = walkOf(listPath, orderNo);
  // Previous and Next replace the history entry, so that Back and Esc return to the list.
  const stepTo = (next: string): void => void navigate(`${listPath}/${next}`, { replace: true });
  useHotkeys({
    arrowleft: () => walk?.previous && stepTo(walk.previous),
    arrowright: () => walk?.next && stepTo(walk.next),
  });
  const [state, set] = useUrlState(params);
  const order = useRead(orderEndpointsOf(workspace).detail, { params: { orderNo } });
  const couriers = useRead(merchantCourierList, {}, { enabled: workspace.merId !== null });
  const crumbs = [
    { label: intl.formatMessage({ defaultMessage: "Orders", description: "Console: page" }), href: listPath },
    { label: formatOrderNo(orderNo) },
  ];
  if (order.error)
    return (
      <OrderError
        orderNo={orderNo}
        error={order.error}
        retrying={order.isFetching}
        onRetry={() => void order.refetch()}
      />
    );
  if (!order.data) return <Skeleton style={{ blockSize: 480 }} />;
  const { data } = order;
  const close = (): void => set({ dialog: undefined });
  const canHold =
    workspace.role === "merchant" &&
    workspace.can("orders.ship") &&
    data.state === "toShip" &&
    data.heldAt === null;
  const canCancel =
    workspace.role === "operator" && workspace.can("orders.cancel") && data.state === "unpaid";
  const canRefund =
    workspace.can("refunds.decide") && allowedOrderAction("refund", data, workspace.role) !== undefined;
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
            {data.payment === "partlyRefunded" && (
              <StatusChip tone="neutral" icon={Undo2}>
                <FormattedMessage defaultMessage="Partially refunded" description="Console: payment status" />
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
            {walk && <WalkButtons walk={walk} onStep={stepTo} />}
            <ButtonLink
              href={`${workspace.home}/packing-slips?orders=${data.orderNo}`}
              size="sm"
              startIcon={Printer}
            >
              <FormattedMessage defaultMessage="Packing slip" description="Console orders: action" />
            </ButtonLink>
            {workspace.can("orders.amounts") && (
              <ButtonLink
                href={`${workspace.home}/invoices?orders=${data.orderNo}`}
                size="sm"
                startIcon={ReceiptText}
              >
                <FormattedMessage defaultMessage="Invoice" description="Console invoices: title" />
              </ButtonLink>
            )}
            {canRefund && (
              <Button size="sm" startIcon={Undo2} onClick={() => set({ dialog: "refund" })}>
                <FormattedMessage defaultMessage="Refund" description="Console order: button and title" />
              </Button>
            )}
            {canHold && (
              <Button size="sm" startIcon={CirclePause} onClick={() => set({ dialog: "hold" })}>
                <FormattedMessage defaultMessage="Hold" description="Console order: button" />
              </Button>
            )}
            {canCancel && (
              <Button size="sm" tone="critical" startIcon={Ban} onClick={() => set({ dialog: "cancel" })}>
                <FormattedMessage defaultMessage="Cancel order" description="Console order: button" />
              </Button>
            )}
          </>
        }
      />
      {data.heldAt !== null && <HeldNotice order={data} />}
      <div className={detail.columns}>
        <div className={detail.column}>
          <ToShip key={data.parcels.length} order={data} couriers={couriers.data ?? []} />
          <Packages order={data} couriers={couriers.data ?? []} />
          <OrderTimeline order={data} />
        </div>
        <div className={detail.column}>
          <CustomerCard order={data} onChangeAddress={() => set({ dialog: "address" })} />
          {workspace.can("orders.amounts") && <PaymentCard order={data} />}
        </div>
      </div>
      {state.dialog === "refund" && canRefund && <RefundDialog orderNo={data.orderNo} onClose={close} />}
      {state.dialog === "address" && data.changeableAddress && (
        <AddressDialog order={data} address={data.changeableAddress} onClose={close} />
      )}
      {state.dialog === "hold" && canHold && <HoldDialog orderNo={data.orderNo} onClose={close} />}
      {state.dialog === "cancel" && canCancel && (
        <CancelDialog masterOrderNo={data.masterOrderNo} onClose={close} />
      )}
    </>
  );
};

export default OrderPage;
