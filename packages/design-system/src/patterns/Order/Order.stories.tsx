import type { Meta, StoryObj } from "@storybook/react-vite";
import Clock from "lucide-react/icons/clock";
import MapPin from "lucide-react/icons/map-pin";
import RotateCcw from "lucide-react/icons/rotate-ccw";
import Timer from "lucide-react/icons/timer";
import Truck from "lucide-react/icons/truck";
import { Button } from "../../components/Button/index.ts";
import { Card } from "../../components/Card/index.ts";
import { Countdown } from "../../components/Countdown/index.ts";
import { Link } from "../../components/Link/index.ts";
import { Stack } from "../../layout/Stack/index.ts";
import { money, moneyText, useShop } from "../../testing/shop-samples.ts";
import {
  FactList,
  OrderCard,
  OrderCardAction,
  OrderCardSkeleton,
  OrderStrip,
  OrderTimeline,
  RefundChain,
  type OrderCardProps,
} from "./index.ts";

const meta: Meta = { title: "Patterns/Order" };
export default meta;

type Story = StoryObj;

/** To pay, to receive, refunding, and one that is loaded. */
export const Playground: Story = {
  render: function Playground() {
    const { texts, products } = useShop();
    const [unpaid, , shipped, review] = texts.shortcuts;
    const common = (
      number: string,
      first: number,
      count: number,
    ): Omit<OrderCardProps, "status" | "actions"> => ({
      label: `${texts.orders} ${number}`,
      shop: {
        name: texts.shops[first] ?? "",
        href: "#shop",
        mark: first === 1 ? texts.selfOperated : undefined,
      },
      number: { value: number, copyLabel: `${texts.collect} ${number}`, copiedLabel: "✓" },
      date: "21.11.2026, 09:41",
      goods: products.slice(first, first + count).map((product) => ({
        id: product.id,
        href: product.href,
        title: product.title,
        picture: product.picture,
        option: "205/55 R16 94V",
        count: "× 4",
        sum: moneyText(product.price * 4),
      })),
      sum: { before: "6", parts: money(366.41), after: texts.freeFitting },
    });
    return (
      <Stack gap={16} style={{ maxInlineSize: 960 }}>
        <OrderCard
          {...common("2026 1121 0042 7103", 1, 2)}
          status={{ text: unpaid, tone: "caution", icon: Clock }}
          actions={
            <>
              <Button variant="solid" size="sm">
                {texts.claim}
              </Button>
              <Button size="sm">{texts.collect}</Button>
              <OrderCardAction>{texts.help}</OrderCardAction>
            </>
          }
          strip={
            <OrderStrip tone="caution" icon={Timer}>
              {texts.flashText} <Countdown now={0} until={83_648_000} label={() => texts.flashText} />
            </OrderStrip>
          }
        />
        <OrderCard
          {...common("2026 1116 0077 9012", 2, 1)}
          status={{ text: shipped, tone: "info", icon: Truck }}
          actions={
            <>
              <Button variant="soft" size="sm">
                {texts.follow}
              </Button>
              <Button size="sm">{texts.search}</Button>
              <OrderCardAction>{texts.help}</OrderCardAction>
            </>
          }
          strip={
            <OrderStrip tone="info" icon={MapPin} action={<Link href="#track">{texts.seeAll}</Link>}>
              <strong>{shipped}</strong> {texts.fitting}
            </OrderStrip>
          }
        />
        <OrderCard
          {...common("2026 1102 0009 5530", 0, 3)}
          status={{ text: review, tone: "caution", icon: RotateCcw }}
          more={{ label: `+ 4 ${texts.allGoods}`, href: "#order" }}
          actions={<Button size="sm">{texts.help}</Button>}
          strip={
            <OrderStrip tone="neutral">
              <RefundChain
                label={review}
                steps={texts.links.slice(0, 3).map((text, index) => ({
                  text,
                  state: (["done", "current", "todo"] as const)[index] ?? "todo",
                }))}
              />
            </OrderStrip>
          }
        />
        <OrderCardSkeleton />
      </Stack>
    );
  },
};

export const Timeline: Story = {
  render: function Timeline() {
    const { texts } = useShop();
    const step = (index: number) => ({
      id: index,
      title: texts.newsLinks[index % 3] ?? "",
      text: texts.fitting,
      icon: Truck,
      time: { day: `${21 - index}.11.`, hour: "08:12", iso: `2026-11-${21 - index}T08:12` },
    });
    return (
      <Stack gap={16} style={{ maxInlineSize: 640 }}>
        <Card>
          <OrderTimeline
            label={texts.shortcuts[2]}
            steps={[0, 1, 2].map(step)}
            older={{ label: texts.seeAll, steps: [3, 4].map(step) }}
          />
        </Card>
        <Card>
          <OrderTimeline
            label={texts.help}
            steps={texts.notes.map(([title, text], index) => ({ id: index, title, text }))}
          />
        </Card>
        <Card>
          <FactList
            facts={[
              { name: texts.orders, value: "2026 1116 0077 9012" },
              { name: texts.footerHeads[1], value: texts.fitting },
            ]}
          />
        </Card>
      </Stack>
    );
  },
};

export const Chinese: Story = { ...Playground, globals: { language: "zh-CN" } };

export const Thai: Story = { ...Playground, globals: { language: "th" } };

export const Lao: Story = { ...Playground, globals: { language: "lo" } };

export const Dark: Story = { ...Playground, globals: { scheme: "dark" } };
