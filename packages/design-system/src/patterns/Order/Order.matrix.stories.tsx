import type { Meta, StoryObj } from "@storybook/react-vite";
import Timer from "lucide-react/icons/timer";
import { Button } from "../../components/Button/index.ts";
import { useCommerce } from "../../testing/commerce-samples.ts";
import { Combinations, extremes, SixLanguages } from "../../testing/matrix.tsx";
import { samplePictures } from "../../testing/sample-pictures.ts";
import type { Sample } from "../../testing/samples.ts";
import { money, moneyText } from "../../testing/shop-samples.ts";
import {
  FactList,
  OrderCard,
  OrderCardAction,
  OrderStrip,
  RefundChain,
  type OrderLineItem,
} from "./index.ts";

const meta: Meta = { title: "Patterns/Order/Matrix", tags: ["!dev"] };
export default meta;

type Story = StoryObj;

const goodsOf = (count: number, title: string, sum: number): OrderLineItem[] =>
  samplePictures.slice(0, count).map((picture, index) => ({
    id: index,
    href: `#${index}`,
    title,
    picture,
    option: "205/55 R16",
    count: "× 4",
    sum: moneyText(sum),
  }));

/** One product, three and more; with and without a footer. */
export const EveryLength: Story = {
  render: () => (
    <Combinations choices={{ goods: [1, 3, 7], strip: [false, true] }} narrowest={840}>
      {({ goods, strip }) => (
        <OrderCard
          label={`Order with ${goods} goods${strip ? " and a foot" : ""}`}
          shop={{ name: "Nordic Tire House", href: "#shop" }}
          number={{ value: "2026 1121 0042 7103", copyLabel: "Copy the number" }}
          date="Nov 21, 2026"
          status={{ text: "Unpaid", tone: "caution" }}
          items={goodsOf(goods, "Norrland Polar 3 winter tire 225/45 R17", 124.9)}
          more={goods > 3 ? { label: `${goods - 3} more goods`, href: "#order" } : undefined}
          sum={{ before: `${goods * 4} pieces`, parts: money(499.6), after: "free freight" }}
          actions={<Button size="sm">Pay now</Button>}
          strip={
            strip ? (
              <OrderStrip tone="caution" icon={Timer}>
                Pay within 23:14:08
              </OrderStrip>
            ) : undefined
          }
        />
      )}
    </Combinations>
  ),
};

/** Every tone with and without icon and action. */
export const EveryStrip: Story = {
  render: () => (
    <Combinations
      choices={{ tone: ["caution", "info", "neutral"], icon: [false, true], action: [false, true] }}
      narrowest={400}
    >
      {({ tone, icon, action }) => (
        <OrderStrip
          tone={tone}
          icon={icon ? Timer : undefined}
          action={action ? <a href="#track">View logistics</a> : undefined}
        >
          Expected today before 6 PM
        </OrderStrip>
      )}
    </Combinations>
  ),
};

function Long({ title, sentence, email }: Sample) {
  const { order, parcel, refund, invoice } = useCommerce();
  return (
    <>
      <OrderCard
        label={order.name("2026 1121 0042 7103")}
        shop={{ name: `${title} ${extremes.word}`, href: "#shop", mark: email }}
        number={{ value: "2026 1121 0042 7103", copyLabel: parcel.copy }}
        date={sentence}
        status={{ text: order.states[5], tone: "caution" }}
        items={goodsOf(2, `${title} ${extremes.word}`, extremes.many)}
        more={{ label: order.more, href: "#order" }}
        sum={{ before: order.pieces, parts: money(extremes.zero), after: order.freeFreight }}
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
              label={order.states[5]}
              steps={refund.steps.map((text, index) => ({
                text,
                state: index < 2 ? "done" : index === 2 ? "current" : "todo",
              }))}
            />
          </OrderStrip>
        }
      />
      <FactList
        facts={[
          { name: invoice.facts[0], value: extremes.word },
          { name: invoice.facts[1], value: sentence },
          { name: invoice.facts[2], value: extremes.many },
        ]}
      />
    </>
  );
}

export const LongTexts: Story = {
  render: () => <SixLanguages width={840}>{(sample) => <Long {...sample} />}</SixLanguages>,
};
