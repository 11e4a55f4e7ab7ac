import { allowedOrderAction, formatOrderNo } from "@carmine/api/contract";
import { queries, type Shipment, type ShopOrder } from "@carmine/api/hooks";
import {
  Button,
  Card,
  CardHead,
  Columns,
  EmptyState,
  LineItem,
  OrderStatus,
  Skeleton,
  Text,
} from "@carmine/design-system";
import { DateTime, FormattedMessage, useIntl } from "@carmine/i18n/react";
import { useQuery } from "@tanstack/react-query";
import { PackageSearch } from "lucide-react";
import type { ReactElement } from "react";
import { useSearchParams } from "../../../app/location.ts";
import * as paths from "../../../app/paths.ts";
import { useApp } from "../../../app/AppContext.tsx";
import { productHref } from "../../../features/links.ts";
import { QueryView } from "../../../features/loading/QueryView.tsx";
import { NumberMissing } from "../../../features/checkout/NumberMissing.tsx";
import { optionOf, useBill } from "../../../features/orders/order-items.tsx";
import { orderHref } from "../../../features/orders/order-paths.ts";
import { useStateChip } from "../../../features/orders/order-state.ts";
import { OrderFrame } from "../../../features/orders/OrderFrame.tsx";
import { ParcelTrack } from "../../../features/orders/ParcelTrack.tsx";
import { useOrderActions } from "../../../features/orders/use-order-actions.tsx";
import { useDeliveryDays } from "../../../features/products/delivery-days.ts";
import { pictureOf } from "../../../features/products/picture.ts";
import * as styles from "./page.css.ts";

/** Content of a parcel; the whole order if another back end doesn't provide it. */
const contentsOf = (order: ShopOrder, { items }: Shipment) =>
  order.items.flatMap((item) => {
    const count = items.length === 0 ? item.quantity : items.find(({ lineId }) => lineId === item.id)?.count;
    return count === undefined ? [] : [{ item, count }];
  });

const Contents = ({ order, shipment }: { order: ShopOrder; shipment: Shipment }): ReactElement => {
  const bill = useBill();
  return (
    <Card padding="none" element="section">
      <CardHead
        title={
          <FormattedMessage defaultMessage="In this package" description="Title above a package's items" />
        }
      />
      <ul className={styles.contents}>
        {contentsOf(order, shipment).map(({ item, count }) => (
          <li key={item.id} className={styles.item}>
            <LineItem
              size={64}
              href={productHref(item.productId)}
              title={item.name}
              picture={pictureOf(item.picture)}
              {...optionOf(item)}
            />
            <Text tone="muted">{bill.times(count)}</Text>
          </li>
        ))}
      </ul>
    </Card>
  );
};

const Head = ({ order, shipments }: { order: ShopOrder; shipments: readonly Shipment[] }): ReactElement => {
  const intl = useIntl();
  const { mark } = order;
  const actions = useOrderActions();
  const daysOf = useDeliveryDays();
  const next = shipments.findLast(({ state, arrival }) => state !== "arrived" && arrival !== null)?.arrival;
  const isThere = shipments.length > 0 && shipments.every(({ state }) => state === "arrived");
  return (
    <>
      <OrderStatus
        title={
          isThere ? (
            <FormattedMessage defaultMessage="Delivered" description="Page of an order: title by state" />
          ) : next ? (
            <FormattedMessage
              defaultMessage="Arrives {days}"
              description="Header of a shop in the checkout"
              values={{ days: daysOf(next) }}
            />
          ) : (
            <FormattedMessage
              defaultMessage="On its way to you"
              description="Page of an order: title by state"
            />
          )
        }
        status={useStateChip()(mark)}
        actions={
          allowedOrderAction("receive", mark, "shopper") && (
            <Button variant="solid" onClick={() => actions.ask("receive", order.orderNo)}>
              <FormattedMessage
                defaultMessage="Confirm receipt"
                description="Button: the order has arrived"
              />
            </Button>
          )
        }
      >
        {order.receivedAt ? (
          <FormattedMessage
            defaultMessage="Confirm once everything has arrived. We’ll do it for you on {time}."
            description="Page of an order's packages: deadline to confirm receipt"
            values={{ time: <DateTime value={order.receivedAt} /> }}
          />
        ) : (
          intl.formatMessage(
            {
              defaultMessage: "{count, plural, one {# package} other {# packages}} from {shop}",
              description: "Page of an order's packages",
            },
            { count: shipments.length, shop: order.shop.name },
          )
        )}
      </OrderStatus>
      {actions.dialog}
    </>
  );
};

const Nothing = (): ReactElement => {
  const intl = useIntl();
  return (
    <Card>
      <EmptyState
        icon={PackageSearch}
        title={intl.formatMessage({
          defaultMessage: "Nothing has shipped yet",
          description: "Page of an order's packages: there are none",
        })}
      >
        <FormattedMessage
          defaultMessage="You can follow the package here as soon as the shop hands it over."
          description="Page of an order's packages: there are none"
        />
      </EmptyState>
    </Card>
  );
};

const Tracks = ({ orderNo }: { orderNo: string }): ReactElement => {
  const { api } = useApp();
  const intl = useIntl();
  const order = useQuery(queries.orderDetail(api, orderNo));
  const shipments = useQuery(queries.orderExpress(api, orderNo));
  const failure = intl.formatMessage({
    defaultMessage: "We couldn’t load this package",
    description: "Error title on the page of an order's packages",
  });
  const skeleton = <Skeleton height={320} />;
  return (
    <QueryView scope="content" query={order} skeleton={skeleton} failure={failure}>
      {(found) => (
        <QueryView scope="content" query={shipments} skeleton={skeleton} failure={failure}>
          {(parcels) =>
            parcels.length === 0 ? (
              <Nothing />
            ) : (
              <>
                <Head order={found} shipments={parcels} />
                {parcels
                  .map((shipment, index) => (
                    <Columns
                      key={shipment.id}
                      sideWidth={368}
                      sidePosition="end"
                      side={<Contents order={found} shipment={shipment} />}
                    >
                      <div className={styles.stack}>
                        <ParcelTrack shipment={shipment} place={index + 1} count={parcels.length} />
                      </div>
                    </Columns>
                  ))
                  .toReversed()}
              </>
            )
          }
        </QueryView>
      )}
    </QueryView>
  );
};

/** Tracking of an order's parcels. */
export default function LogisticsPage(): ReactElement {
  const intl = useIntl();
  const params = useSearchParams();
  const orderNo = params.get("orderNo") ?? "";
  return (
    <OrderFrame
      title={intl.formatMessage({
        defaultMessage: "Track package",
        description: "Button: track the packages, and other places",
      })}
      trail={[
        {
          label: intl.formatMessage({
            defaultMessage: "My orders",
            description: "Link at the top, and other places",
          }),
          href: paths.orders,
        },
        ...(orderNo === ""
          ? []
          : [
              {
                label: intl.formatMessage(
                  {
                    defaultMessage: "Order {orderNo}",
                    description: "Name of an order's card, and other places",
                  },
                  { orderNo: formatOrderNo(orderNo) },
                ),
                href: orderHref(orderNo),
              },
            ]),
      ]}
    >
      {orderNo === "" ? <NumberMissing /> : <Tracks key={orderNo} orderNo={orderNo} />}
    </OrderFrame>
  );
}
