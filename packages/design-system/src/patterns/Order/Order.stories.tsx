import type { Meta, StoryObj } from "@storybook/react-vite";
import type { Controlled } from "../../testing/controlled.ts";
import Check from "lucide-react/icons/check";
import Clock from "lucide-react/icons/clock";
import Gift from "lucide-react/icons/gift";
import MapPin from "lucide-react/icons/map-pin";
import Package from "lucide-react/icons/package";
import RotateCcw from "lucide-react/icons/rotate-ccw";
import Star from "lucide-react/icons/star";
import Timer from "lucide-react/icons/timer";
import Truck from "lucide-react/icons/truck";
import X from "lucide-react/icons/x";
import { Button } from "../../components/Button/index.ts";
import { Card } from "../../components/Card/index.ts";
import { Countdown } from "../../components/Countdown/index.ts";
import { Link } from "../../components/Link/index.ts";
import { Stack } from "../../layout/Stack/index.ts";
import { useCommerce } from "../../testing/commerce-samples.ts";
import { money, moneyText, useShop } from "../../testing/shop-samples.ts";
import {
  FactList,
  OrderCard,
  OrderCardAction,
  OrderCardSkeleton,
  OrderStrip,
  RefundChain,
  type OrderCardProps,
} from "./index.ts";

const meta: Meta<typeof OrderCard> = { title: "Commerce/Order", id: "patterns-order", component: OrderCard };
export default meta;

type Story = StoryObj<typeof OrderCard>;

function useOrders() {
  const commerce = useCommerce();
  const { texts, products } = useShop();
  const { order, parcel, date } = commerce;
  const common = (
    number: string,
    first: number,
    count: number,
  ): Omit<OrderCardProps, "status" | "actions"> => {
    const items = products.slice(first, first + count);
    const day = number.replace(/^(\d{4}) (\d\d)(\d\d).*/, "$1-$2-$3");
    const units = items.reduce((sum, product) => sum + product.count, 0);
    return {
      label: order.name(number),
      shop: {
        name: texts.shops[first % 4] ?? "",
        href: "#shop",
        mark: first % 4 === 1 ? texts.selfOperated : undefined,
      },
      number: { value: number, copyLabel: parcel.copy },
      date: <time dateTime={`${day}T09:41`}>{date(day)}, 09:41</time>,
      items: items.map((product) => ({
        id: product.id,
        href: product.href,
        title: product.title,
        picture: product.picture,
        option: product.option,
        count: `× ${product.count}`,
        sum: moneyText(product.price * product.count),
      })),
      sum: {
        before: order.pieces.replace("6", `${units}`),
        parts: money(items.reduce((sum, product) => sum + product.price * product.count, 0)),
        after: order.freeFreight,
      },
    };
  };
  return { ...commerce, common };
}

/**
 * Every status with its actions: to pay, to ship, to receive, to review, finished, refunding, canceled,
 * closed.
 */
export const Playground: Controlled<typeof OrderCard> = {
  render: function Playground(args) {
    const { order, refund, parcel, common } = useOrders();
    const [unpaid, toShip, toReceive, toReview, finished, refunding, canceled, closed] = order.states;
    return (
      <Stack gap={16} style={{ maxInlineSize: 960 }}>
        <OrderCard
          {...common("2026 1121 0042 7103", 1, 2)}
          status={{ text: unpaid, tone: "caution", icon: Clock }}
          actions={
            <>
              <Button variant="solid" size="sm">
                {order.pay}
              </Button>
              <Button size="sm">{order.address}</Button>
              <OrderCardAction>{order.cancel}</OrderCardAction>
            </>
          }
          strip={
            <OrderStrip tone="caution" icon={Timer}>
              {order.payWithin}{" "}
              <strong>
                <Countdown now={0} until={83_648_000} label={() => order.timeLeft} />
              </strong>
            </OrderStrip>
          }
          {...args}
        />
        <OrderCard
          {...common("2026 1119 0018 2266", 4, 1)}
          status={{ text: toShip, tone: "info", icon: Package }}
          actions={
            <>
              <Button variant="soft" size="sm">
                {order.remind}
              </Button>
              <Button size="sm">{order.refund}</Button>
              <OrderCardAction>{order.details}</OrderCardAction>
            </>
          }
        />
        <OrderCard
          {...common("2026 1116 0077 9012", 2, 2)}
          status={{ text: toReceive, tone: "info", icon: Truck }}
          actions={
            <>
              <Button variant="soft" size="sm">
                {order.receive}
              </Button>
              <Button size="sm">{order.track}</Button>
              <OrderCardAction>{order.details}</OrderCardAction>
            </>
          }
          strip={
            <OrderStrip tone="info" icon={MapPin} action={<Link href="#track">{order.track}</Link>}>
              <strong>{parcel.steps[0]}</strong> {parcel.places[0]}
            </OrderStrip>
          }
        />
        <OrderCard
          {...common("2026 1108 0031 4471", 5, 1)}
          status={{ text: toReview, tone: "act", icon: Star }}
          actions={
            <>
              <Button variant="soft" size="sm">
                {order.review}
              </Button>
              <Button size="sm">{order.again}</Button>
              <OrderCardAction>{order.goBack}</OrderCardAction>
            </>
          }
          strip={
            <OrderStrip tone="neutral" icon={Gift}>
              {order.points}
            </OrderStrip>
          }
        />
        <OrderCard
          {...common("2026 1031 0055 1180", 6, 3)}
          more={{ label: order.more, href: "#order" }}
          status={{ text: finished, tone: "success", icon: Check }}
          actions={
            <>
              <Button size="sm">{order.again}</Button>
              <Button size="sm">{order.goBack}</Button>
              <OrderCardAction>{order.remove}</OrderCardAction>
            </>
          }
        />
        <OrderCard
          {...common("2026 1102 0009 5530", 0, 1)}
          status={{ text: refunding, tone: "caution", icon: RotateCcw }}
          actions={
            <>
              <Button size="sm">{order.details}</Button>
              <Button size="sm">{order.contact}</Button>
              <OrderCardAction>{refund.withdraw}</OrderCardAction>
            </>
          }
          strip={
            <OrderStrip tone="neutral">
              <RefundChain
                label={refunding}
                steps={refund.steps.map((text, index) => ({
                  text,
                  state: index < 2 ? "done" : index === 2 ? "current" : "todo",
                }))}
              />
            </OrderStrip>
          }
        />
        <OrderCard
          {...common("2026 1030 0009 5512", 7, 1)}
          status={{ text: canceled, tone: "neutral", icon: X }}
          actions={
            <>
              <Button size="sm">{order.again}</Button>
              <OrderCardAction>{order.remove}</OrderCardAction>
            </>
          }
        />
        <OrderCard
          {...common("2026 1029 0009 5508", 8, 1)}
          status={{ text: closed, tone: "neutral", icon: X }}
          actions={
            <>
              <Button size="sm">{order.again}</Button>
              <OrderCardAction>{order.remove}</OrderCardAction>
            </>
          }
          strip={
            <OrderStrip tone="neutral" icon={Timer}>
              {order.closed}
            </OrderStrip>
          }
        />
      </Stack>
    );
  },
};

/** Placeholders of two loading orders. */
export const Loading: Story = {
  render: () => (
    <Stack gap={16} aria-busy style={{ maxInlineSize: 960 }}>
      <OrderCardSkeleton />
      <OrderCardSkeleton />
    </Stack>
  ),
};

/** Number, dates and payment method of an order. */
export const Facts: Story = {
  render: function Facts() {
    const { order, invoice, date } = useOrders();
    return (
      <Card style={{ maxInlineSize: 368 }}>
        <FactList
          facts={[
            { name: order.steps[0], value: date("2026-11-16") },
            { name: order.steps[1], value: "Visa •••• 4242" },
            { name: invoice.facts[2], value: "PST-1042-8817" },
          ]}
        />
      </Card>
    );
  },
};
