import { orderStateOf, type OrderHistoryEntry, type OrderState } from "@carmine/api/contract";
import {
  Button,
  Card,
  CardHead,
  CheckoutShopGroup,
  Columns,
  CopyButton,
  FactList,
  Heading,
  OrderTimeline,
  Price,
  StatusChip,
  Steps,
  SumRows,
} from "@carmine/design-system";
import { DateTime, defineMessages, FormattedMessage, useIntl } from "@carmine/i18n/react";
import { CreditCard, PackageCheck, Printer, ShoppingCart, Truck } from "lucide-react";
import type { ReactElement } from "react";
import { useNavigate } from "react-router-dom";
import { ordersHref } from "../checkout/checkout-paths.ts";
import { useOrderSums } from "../checkout/MasterSummary.tsx";
import { useSumNames } from "../checkout/sum-names.ts";
import { productHref } from "../links.ts";
import { TimeLeft } from "../loading/TimeLeft.tsx";
import { pictureOf } from "../products/picture.ts";
import { OrderButtons } from "./OrderButtons.tsx";
import * as styles from "./OrderDetails.css.ts";
import { optionText, useBill } from "./order-goods.tsx";
import { useStateChip } from "./order-state.ts";
import { currentStep, stepTimes, type OrderView } from "./order-view.ts";
import { usePayTypeName } from "./pay-type.ts";
import { useOrderActions } from "./use-order-actions.tsx";

const titles = defineMessages({
  unpaid: { defaultMessage: "Waiting for your payment", description: "Order page: title" },
  toShip: { defaultMessage: "The shop gets your order ready", description: "Order page: title" },
  toReceive: { defaultMessage: "On its way to you", description: "Order page: title" },
  toReview: { defaultMessage: "Received", description: "Order page: title" },
  finished: { defaultMessage: "This order is finished", description: "Order page: title" },
  cancelled: { defaultMessage: "This order has been cancelled", description: "Order page: title" },
} satisfies Record<OrderState, unknown>);

const stepTitles = defineMessages({
  ordered: { defaultMessage: "Ordered", description: "Step of an order" },
  paid: { defaultMessage: "Paid", description: "Step of an order" },
  shipped: { defaultMessage: "Shipped", description: "Step of an order" },
  received: { defaultMessage: "Received", description: "Step of an order" },
});

export interface OrderDetailsProps {
  readonly view: OrderView;
  readonly history: readonly OrderHistoryEntry[];
  /** The time to pay is over. */
  readonly onEnd: () => void;
}

const StateCard = ({ view, history, onEnd }: OrderDetailsProps): ReactElement => {
  const intl = useIntl();
  const navigate = useNavigate();
  const chip = useStateChip();
  const actions = useOrderActions(() => void navigate(ordersHref));
  const state = orderStateOf(view.mark);
  const { tone, icon, text } = chip(view.mark);
  const times = stepTimes(view.order, history);
  const icons = [ShoppingCart, CreditCard, Truck, PackageCheck];
  return (
    <Card padding="none" element="section">
      <div className={styles.head}>
        <div>
          <div className={styles.title}>
            <Heading level={1}>{intl.formatMessage(titles[state])}</Heading>
            <StatusChip tone={tone} icon={icon}>
              {text}
            </StatusChip>
          </div>
          {view.expireTime !== null && (
            <p className={styles.sentence}>
              <FormattedMessage
                defaultMessage="Pay within {time}; after that the order closes by itself."
                description="Order page: unpaid"
                values={{
                  time: (
                    <strong>
                      <TimeLeft until={view.expireTime} onEnd={onEnd} />
                    </strong>
                  ),
                }}
              />
            </p>
          )}
          {state === "toReceive" && view.courier !== "" && (
            <p className={styles.sentence}>
              <FormattedMessage
                defaultMessage="On its way with {courier}"
                description="Foot of a sent order's card"
                values={{ courier: view.courier }}
              />
            </p>
          )}
        </div>
        <div className={styles.buttons} data-screen-only="">
          <Button startIcon={Printer} onClick={() => print()}>
            <FormattedMessage defaultMessage="Print" description="Button of an order" />
          </Button>
          <OrderButtons
            place="head"
            order={view.mark}
            masterOrderNo={view.masterOrderNo}
            {...(view.merchantOrderNo === undefined ? {} : { orderNo: view.merchantOrderNo })}
            actions={actions}
          />
        </div>
      </div>
      {state !== "cancelled" && (
        <div className={styles.steps}>
          <Steps
            variant="bar"
            current={currentStep(view.mark)}
            doneLabel={intl.formatMessage({
              defaultMessage: "done",
              description: "Spoken after the name of a finished step",
            })}
            steps={Object.values(stepTitles).map((title, index) => ({
              title: intl.formatMessage(title),
              icon: icons[index],
              note: times[index] ? <DateTime value={times[index]} /> : undefined,
            }))}
          />
        </div>
      )}
      {actions.dialog}
    </Card>
  );
};

const History = ({ history }: Pick<OrderDetailsProps, "history">): ReactElement => {
  const intl = useIntl();
  const title = intl.formatMessage({
    defaultMessage: "What happened",
    description: "Order page: title of the history",
  });
  return (
    <Card padding="none" element="section">
      <CardHead title={title} />
      <OrderTimeline
        className={styles.body}
        label={title}
        steps={history.toReversed().map((entry, index) => ({
          id: index,
          title: entry.title,
          text: (
            <>
              <DateTime value={entry.createTime} />
              {entry.note && ` · ${entry.note}`}
            </>
          ),
        }))}
      />
    </Card>
  );
};

const Goods = ({ view }: Pick<OrderDetailsProps, "view">): ReactElement => {
  const intl = useIntl();
  const bill = useBill();
  const names = useSumNames();
  const sums = useOrderSums();
  return (
    <Card padding="none" element="section">
      <CardHead title={names.goods} />
      {view.shops.map((shop) => (
        <CheckoutShopGroup
          key={shop.orderNo}
          name={shop.merName}
          goods={shop.items.map((item) => ({
            id: item.id,
            href: productHref(item.productId),
            title: item.productName,
            picture: pictureOf(item.image),
            ...(item.sku ? { option: optionText(item.sku) } : {}),
            price: bill.parts(item.price),
            count: bill.times(item.payNum),
            sum: bill.parts(bill.sum(item.price, item.payNum)),
          }))}
          total={{
            label: intl.formatMessage({
              defaultMessage: "Shop total",
              description: "Foot of a shop in the checkout",
            }),
            value: bill.text(shop.payPrice),
          }}
        />
      ))}
      <div className={styles.foot}>
        <div className={styles.note}>
          {view.note !== "" && (
            <>
              <span className={styles.noteName}>
                <FormattedMessage defaultMessage="Your note" description="Order page: over the note" />
              </span>
              {view.note}
            </>
          )}
        </div>
        <div className={styles.sums}>
          <SumRows rows={sums(view.order)} />
          <div className={styles.total}>
            <span>{view.order.paid ? names.paid : names.toPay}</span>
            <Price parts={bill.parts(view.order.payPrice)} size={24} />
          </div>
        </div>
      </div>
    </Card>
  );
};

const Side = ({ view }: Pick<OrderDetailsProps, "view">): ReactElement => {
  const intl = useIntl();
  const payTypeName = usePayTypeName();
  const { order } = view;
  const facts = [
    {
      name: intl.formatMessage({ defaultMessage: "Number", description: "Order page: fact" }),
      value: (
        <CopyButton
          value={view.orderNo}
          label={intl.formatMessage(
            { defaultMessage: "Copy order number {orderNo}", description: "Name of a button" },
            { orderNo: view.orderNo },
          )}
          copiedLabel={intl.formatMessage({
            defaultMessage: "Copied",
            description: "After copying a number",
          })}
        >
          {view.orderNo}
        </CopyButton>
      ),
    },
    {
      name: intl.formatMessage({ defaultMessage: "Placed", description: "Order page: fact" }),
      value: <DateTime value={order.createTime} />,
    },
    ...(order.payTime
      ? [
          {
            name: intl.formatMessage({ defaultMessage: "Paid", description: "Order page: fact, when" }),
            value: <DateTime value={order.payTime} />,
          },
        ]
      : []),
    ...(order.paid && order.payType
      ? [
          {
            name: intl.formatMessage({
              defaultMessage: "Method",
              description: "Order page: fact, how it was paid",
            }),
            value: payTypeName(order.payType),
          },
        ]
      : []),
    ...(view.courier === ""
      ? []
      : [
          {
            name: intl.formatMessage({ defaultMessage: "Sent by", description: "Order page: fact" }),
            value: view.courier,
          },
        ]),
    ...("pstNumber" in order && order.pstNumber
      ? [
          {
            name: intl.formatMessage({ defaultMessage: "PST number", description: "Label of a field" }),
            value: order.pstNumber,
          },
        ]
      : []),
  ];
  return (
    <div className={styles.stack}>
      <Card padding="none" element="section">
        <CardHead title={<FormattedMessage defaultMessage="Delivery" description="Order page: title" />} />
        <address className={`${styles.body} ${styles.address}`}>
          <span className={styles.recipient}>{order.realName}</span>
          {[order.userAddress, order.userPhone, order.email].filter(Boolean).map((line) => (
            <div key={line}>{line}</div>
          ))}
        </address>
      </Card>
      <Card padding="none" element="section">
        <CardHead
          title={<FormattedMessage defaultMessage="Order" description="Order page: title over its facts" />}
        />
        <FactList className={styles.body} facts={facts} />
      </Card>
    </div>
  );
};

/** One order with all that is known of it. */
export const OrderDetails = (props: OrderDetailsProps): ReactElement => (
  <div className={styles.stack}>
    <StateCard {...props} />
    <Columns sideWidth={368} sidePosition="end" side={<Side view={props.view} />}>
      <div className={styles.stack}>
        {props.history.length > 0 && <History history={props.history} />}
        <Goods view={props.view} />
      </div>
    </Columns>
  </div>
);
