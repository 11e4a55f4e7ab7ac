import {
  merchantOrderCounts,
  merchantOrderList,
  merchantProductCounts,
  merchantQuestionList,
  merchantReviewList,
} from "@carmine/api/contract";
import { ButtonLink, EmptyState, Link, StatCard } from "@carmine/design-system";
import { FormattedMessage, Money, useDateText, useIntl } from "@carmine/i18n/react";
import Boxes from "lucide-react/icons/boxes";
import MessageCircleQuestion from "lucide-react/icons/message-circle-question-mark";
import Package from "lucide-react/icons/package";
import PackageCheck from "lucide-react/icons/package-check";
import Plus from "lucide-react/icons/plus";
import Star from "lucide-react/icons/star";
import Truck from "lucide-react/icons/truck";
import Undo2 from "lucide-react/icons/undo-2";
import { useState } from "react";
import { useRead } from "../../../app/endpoints.ts";
import { useWorkspace, useShopId } from "../../../app/workspace.ts";
import * as detail from "../../../features/list/detail.css.ts";
import * as list from "../../../features/list/list.css.ts";
import { ItemPictures } from "../../../features/orders/ItemPictures.tsx";
import { OrderNo } from "../../../features/orders/OrderNo.tsx";
import { Deadline } from "../../../features/times/Deadline.tsx";
import { BalanceCard } from "./BalanceCard.tsx";
import { LowStock } from "./LowStock.tsx";
import { PeriodChoice } from "./PeriodChoice.tsx";
import { RefundRequests } from "./RefundRequests.tsx";
import { SalesCard } from "./SalesCard.tsx";
import { OverviewHeader } from "../../../features/overview/OverviewHeader.tsx";
import * as shared from "../../../features/overview/overview.css.ts";
import * as styles from "./page.css.ts";
import { Section } from "../../../features/list/Section.tsx";

const refetchMs = 60_000;
const shortList = 5;

/** Work of the day: counts that equal the lists, the orders to ship first, and products with low stock. */
const OverviewPage = () => {
  const intl = useIntl();
  const { home, can } = useWorkspace();
  const merId = useShopId();
  const dateText = useDateText();
  const [days, setDays] = useState(30);
  const seesOrders = can("orders.read");
  const seesProducts = can("products.read");
  const orders = useRead(merchantOrderCounts, { query: { merId } }, { enabled: seesOrders, refetchMs });
  const questions = useRead(
    merchantQuestionList,
    { query: { merId, open: true, limit: 1 } },
    { enabled: can("questions.answer"), refetchMs },
  );
  const reviews = useRead(
    merchantReviewList,
    { query: { merId, answered: false, low: true, limit: 1 } },
    { enabled: can("reviews.answer"), refetchMs },
  );
  const products = useRead(merchantProductCounts, { query: { merId } }, { enabled: seesProducts, refetchMs });
  const count = (value: number | undefined) => (value === undefined ? "–" : intl.formatNumber(value));
  const toShip = orders.data?.toShip ?? 0;
  const late = orders.data?.late ?? 0;
  const soldOut = products.data?.soldOut ?? 0;
  return (
    <>
      <OverviewHeader
        actions={
          <>
            {can("money.read") && <PeriodChoice days={days} onChange={setDays} />}
            {can("products.write") && (
              <ButtonLink href={`${home}/products/new`} size="sm" startIcon={Plus}>
                <FormattedMessage defaultMessage="Add product" description="Console products: button" />
              </ButtonLink>
            )}
            {can("orders.ship") && toShip > 0 && (
              <ButtonLink
                href={`${home}/orders?view=toShip&sort=shipBy&ship=all`}
                variant="solid"
                size="sm"
                startIcon={Truck}
              >
                <FormattedMessage
                  defaultMessage="Ship {count, plural, one {# order} other {# orders}}"
                  description="Console orders: button"
                  values={{ count: toShip }}
                />
              </ButtonLink>
            )}
          </>
        }
      />
      <div className={shared.work}>
        {seesOrders && (
          <StatCard
            icon={Package}
            value={count(orders.data?.toShip)}
            label={intl.formatMessage({
              defaultMessage: "Orders to ship",
              description: "Console overview: count",
            })}
            href={`${home}/orders?view=toShip&sort=shipBy`}
            tone={late > 0 ? "critical" : "neutral"}
            details={intl.formatMessage(
              {
                defaultMessage: "{count, plural, =0 {None late} one {# late} other {# late}}",
                description: "Console overview: late orders",
              },
              { count: late },
            )}
          />
        )}
        {can("refunds.read") && seesOrders && (
          <StatCard
            icon={Undo2}
            value={count(orders.data?.refundRequested)}
            label={intl.formatMessage({
              defaultMessage: "Refund requests",
              description: "Console overview: count",
            })}
            href={`${home}/returns`}
          />
        )}
        {can("questions.answer") && (
          <StatCard
            icon={MessageCircleQuestion}
            value={count(questions.data?.total)}
            label={intl.formatMessage({
              defaultMessage: "Unanswered questions",
              description: "Console overview: count",
            })}
            href={`${home}/questions`}
            {...(questions.data?.list[0] && {
              details: intl.formatMessage(
                { defaultMessage: "Oldest: {time}", description: "Console overview: oldest question" },
                { time: dateText(questions.data.list[0].createTime) },
              ),
            })}
          />
        )}
        {can("reviews.answer") && (
          <StatCard
            icon={Star}
            value={count(reviews.data?.total)}
            label={intl.formatMessage({
              defaultMessage: "Reviews under 3 stars",
              description: "Console overview: count",
            })}
            href={`${home}/reviews?view=low`}
            {...((reviews.data?.total ?? 0) > 0 && {
              details: intl.formatMessage({
                defaultMessage: "Not answered yet",
                description: "Console overview: reviews under 3 stars",
              }),
            })}
          />
        )}
        {seesProducts && (
          <StatCard
            icon={Boxes}
            value={count(products.data?.lowStock)}
            label={intl.formatMessage({
              defaultMessage: "Low-stock products",
              description: "Console overview: count",
            })}
            href={`${home}/products?view=lowStock`}
            tone={soldOut > 0 ? "caution" : "neutral"}
            details={intl.formatMessage(
              {
                defaultMessage: "{count, plural, =0 {None sold out} one {# sold out} other {# sold out}}",
                description: "Console overview: sold-out products",
              },
              { count: soldOut },
            )}
          />
        )}
      </div>
      {can("money.read") && (
        <div className={styles.money}>
          <SalesCard days={days} />
          <BalanceCard />
        </div>
      )}
      <div className={styles.columns}>
        {seesOrders && <ShipFirst total={toShip} />}
        <div className={detail.column}>
          {can("refunds.read") && <RefundRequests />}
          {seesProducts && <LowStock />}
        </div>
      </div>
    </>
  );
};

const ShipFirst = ({ total }: { total: number }) => {
  const { home, can } = useWorkspace();
  const merId = useShopId();
  const { data } = useRead(merchantOrderList, {
    query: { merId, view: "toShip", sort: "shipBy", limit: shortList },
  });
  return (
    <Section
      title={<FormattedMessage defaultMessage="Ship these first" description="Console overview: title" />}
      aside={
        total > 0 && (
          <Link href={`${home}/orders?view=toShip&sort=shipBy`}>
            <FormattedMessage
              defaultMessage="View all {count}"
              description="Console overview: link"
              values={{ count: total }}
            />
          </Link>
        )
      }
    >
      {data?.list.length === 0 && (
        <EmptyState
          size="md"
          tone="success"
          icon={PackageCheck}
          title={
            <FormattedMessage defaultMessage="Nothing to ship" description="Console overview: empty list" />
          }
        />
      )}
      <ul className={styles.rows}>
        {data?.list.map((order) => (
          <li key={order.orderNo} className={styles.orderRow}>
            <Link href={`${home}/orders/${order.orderNo}`} className={list.rowLink}>
              <OrderNo value={order.orderNo} />
            </Link>
            <span className={list.twoLines}>
              <span className={list.line}>{order.realName ?? "—"}</span>
              <span className={`${list.note} ${list.line}`}>
                {[order.place?.city, order.place?.country].filter(Boolean).join(", ")}
              </span>
            </span>
            <ItemPictures items={order.orderInfoList} />
            <span className={styles.amount}>
              {order.payPrice !== null && <Money value={order.payPrice} />}
            </span>
            <Deadline at={order.shipByAt} isOpen />
            {can("orders.ship") && (
              <ButtonLink
                size="sm"
                href={`${home}/orders?view=toShip&sort=shipBy&ship=${order.orderNo}`}
                className={styles.action}
              >
                <FormattedMessage defaultMessage="Ship" description="Console orders: action" />
              </ButtonLink>
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
};

export default OverviewPage;
