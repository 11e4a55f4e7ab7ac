import { orderStateOf } from "@carmine/api/contract";
import { type OrderEvent, invalidateDomain, queries } from "@carmine/api/hooks";
import { Breadcrumb, Card, Columns, Container, Skeleton } from "@carmine/design-system";
import { useIntl } from "@carmine/i18n/react";
import { useQuery } from "@tanstack/react-query";
import type { ReactElement, ReactNode } from "react";
import { useNavigate, useSearchParams } from "../../../app/location.ts";
import * as paths from "../../../app/paths.ts";
import { useApp } from "../../../app/AppContext.tsx";
import { PageHead } from "../../../app/PageHead.tsx";
import { NumberMissing } from "../../../features/checkout/NumberMissing.tsx";
import { QueryView } from "../../../features/loading/QueryView.tsx";
import { isCancelledBy } from "./cancelled-master.ts";
import {
  orderKindOf,
  viewOfMaster,
  viewOfMerchant,
  type OrderView,
} from "../../../features/order-detail/order-view.ts";
import { OrderButtons } from "../../../features/orders/OrderButtons.tsx";
import { useOrderActions } from "../../../features/orders/use-order-actions.tsx";
import { CancelledMaster } from "./CancelledMaster.tsx";
import { OrderParcels, OrderRefunds } from "./OrderAfterSale.tsx";
import { OrderContents } from "../../../features/order-detail/OrderContents.tsx";
import { OrderFacts } from "../../../features/order-detail/OrderFacts.tsx";
import { OrderHead } from "../../../features/order-detail/OrderHead.tsx";
import { PaperHead, useOrderTitle } from "../../../features/order-detail/PaperHead.tsx";
import { OrderTrack } from "../../../features/order-detail/OrderTrack.tsx";
import * as styles from "../../../features/order-detail/detail.css.ts";

const OrderSkeleton = (): ReactElement => (
  <div className={styles.stack}>
    <Card>
      <Skeleton height={188} />
    </Card>
    <Columns sideWidth={368} sidePosition="end" side={<Skeleton height={360} />}>
      <Card>
        <Skeleton height={480} />
      </Card>
    </Columns>
  </div>
);

const Details = ({ order, history }: { order: OrderView; history: readonly OrderEvent[] }): ReactElement => {
  const { api, queryClient } = useApp();
  const { merchantOrderNo } = order;
  const parcels = useQuery({
    ...queries.orderExpress(api, merchantOrderNo ?? ""),
    enabled: order.mark.hasParcel && merchantOrderNo !== undefined,
  }).data;
  const navigate = useNavigate();
  const actions = useOrderActions(() => void navigate(paths.orders));
  return (
    <div className={styles.stack}>
      <PaperHead order={order} />
      <OrderHead
        order={order}
        history={history}
        buttons={
          <OrderButtons
            place="head"
            order={order.mark}
            masterOrderNo={order.masterOrderNo}
            {...(order.merchantOrderNo === undefined ? {} : { orderNo: order.merchantOrderNo })}
            actions={actions}
          />
        }
        onEnd={() => void invalidateDomain(queryClient, "ordering")}
      />
      <Columns sideWidth={368} sidePosition="end" side={<OrderFacts order={order} />}>
        <div className={styles.stack}>
          {order.mark.hasParcel && merchantOrderNo && (
            <OrderParcels orderNo={merchantOrderNo} history={history} />
          )}
          <OrderContents order={order} />
          {order.mark.paid && merchantOrderNo && <OrderRefunds orderNo={merchantOrderNo} />}
          {history.length > 0 && parcels?.length !== 1 && <OrderTrack history={history} />}
        </div>
      </Columns>
      {actions.dialog}
    </div>
  );
};

const useFailure = (): string =>
  useIntl().formatMessage({
    defaultMessage: "We couldn’t load this order",
    description: "Title of a failure on the page of an order, and other places",
  });

const noHistory: readonly OrderEvent[] = [];

const Master = ({ orderNo }: { orderNo: string }): ReactElement => {
  const { api } = useApp();
  const failure = useFailure();
  const history = useQuery(queries.orderHistory(api, orderNo)).data ?? noHistory;
  const order = useQuery(queries.masterOrderDetail(api, orderNo));
  if (isCancelledBy(history) && !order.data?.isPaid)
    return <CancelledMaster orderNo={orderNo} history={history} />;
  return (
    <QueryView scope="content" query={order} skeleton={<OrderSkeleton />} failure={failure}>
      {(data) => <Details order={viewOfMaster(data)} history={history} />}
    </QueryView>
  );
};

const Merchant = ({ orderNo }: { orderNo: string }): ReactElement => {
  const { api } = useApp();
  const failure = useFailure();
  const history = useQuery(queries.orderHistory(api, orderNo)).data ?? noHistory;
  const order = useQuery(queries.orderDetail(api, orderNo));
  const unpaid = order.data !== undefined && orderStateOf(order.data.mark) === "unpaid";
  const master = useQuery({
    ...queries.masterOrderDetail(api, order.data?.masterOrderNo ?? ""),
    enabled: unpaid,
  }).data;
  return (
    <QueryView scope="content" query={order} skeleton={<OrderSkeleton />} failure={failure}>
      {(data) => <Details order={viewOfMerchant(data, master?.expiresAt ?? null)} history={history} />}
    </QueryView>
  );
};

const Frame = ({ title, children }: { title: string; children: ReactNode }): ReactElement => {
  const intl = useIntl();
  return (
    <Container className={styles.page}>
      <PageHead title={title} noIndex />
      <Breadcrumb
        className={`${styles.crumbs} ${styles.screenOnly}`}
        label={intl.formatMessage({
          defaultMessage: "Breadcrumb",
          description: "Name of the breadcrumb, and other places",
        })}
        items={[
          {
            label: intl.formatMessage({
              defaultMessage: "Home",
              description: "Tab of a shop, and other places",
            }),
            href: paths.home,
          },
          {
            label: intl.formatMessage({
              defaultMessage: "My orders",
              description: "Link at the top, and other places",
            }),
            href: paths.orders,
          },
          { label: title },
        ]}
      />
      {children}
    </Container>
  );
};

/** An order of one shop (SH…), or a master order of all shops that were paid together (PT…). */
export default function OrderDetailPage(): ReactElement {
  const params = useSearchParams();
  const orderNo = params.get("orderNo") ?? "";
  const title = useOrderTitle(orderNo);
  const View = orderKindOf(orderNo) === "master" ? Master : Merchant;
  return (
    <Frame title={title}>
      {orderNo === "" ? <NumberMissing /> : <View key={orderNo} orderNo={orderNo} />}
    </Frame>
  );
}
