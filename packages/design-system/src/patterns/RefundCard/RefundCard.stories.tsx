import type { Meta } from "@storybook/react-vite";
import type { Controlled } from "../../testing/controlled.ts";
import CircleCheck from "lucide-react/icons/circle-check";
import Clock from "lucide-react/icons/clock";
import RotateCcw from "lucide-react/icons/rotate-ccw";
import X from "lucide-react/icons/x";
import { Button } from "../../components/Button/index.ts";
import { Stack } from "../../layout/Stack/index.ts";
import { useCommerce } from "../../testing/commerce-samples.ts";
import { money, moneyText, useShop } from "../../testing/shop-samples.ts";
import { OrderCardAction } from "../Order/index.ts";
import { RefundCard, type RefundCardProps } from "./index.ts";

const meta: Meta<typeof RefundCard> = {
  title: "Commerce/RefundCard",
  id: "patterns-refundcard",
  component: RefundCard,
};
export default meta;

/** Under review, money on its way, refunded, declined with its reason. */
export const Playground: Controlled<typeof RefundCard> = {
  render: function Playground(args) {
    const { refund, order, parcel, date } = useCommerce();
    const { texts, products } = useShop();
    const card = (number: string, done: number): Omit<RefundCardProps, "status" | "actions"> => ({
      label: refund.name(number),
      shop: { name: texts.shops[0] ?? "", href: "#shop" },
      number: { value: number, copyLabel: parcel.copy },
      date: date("2026-11-18"),
      items: products.slice(0, 1).map((product) => ({
        id: product.id,
        title: product.title,
        href: product.href,
        picture: product.picture,
        option: "225/45 R17 94H",
        count: "× 2",
        sum: moneyText(248),
      })),
      sum: { before: refund.for, parts: money(248), after: refund.to },
      chain: {
        label: refund.name(number),
        steps: refund.steps.map((text, index) => ({
          text,
          state: index < done ? "done" : index === done ? "current" : "todo",
        })),
      },
    });
    return (
      <Stack gap={16} style={{ maxInlineSize: 960 }}>
        <RefundCard
          {...card("RF 2026 1102 5530", 0)}
          status={{ text: refund.reviewing, tone: "caution", icon: Clock }}
          actions={
            <>
              <Button size="sm">{order.contact}</Button>
              <OrderCardAction>{refund.withdraw}</OrderCardAction>
            </>
          }
          {...args}
        />
        <RefundCard
          {...card("RF 2026 1102 5531", 2)}
          status={{ text: refund.refunding, tone: "caution", icon: RotateCcw }}
          actions={
            <>
              <Button size="sm">{order.details}</Button>
              <Button size="sm">{order.contact}</Button>
            </>
          }
        />
        <RefundCard
          {...card("RF 2026 1102 5532", 4)}
          status={{ text: refund.refunded, tone: "success", icon: CircleCheck }}
          actions={<Button size="sm">{order.again}</Button>}
        />
        <RefundCard
          {...card("RF 2026 1102 5533", 0)}
          chain={undefined}
          status={{ text: refund.refused, tone: "critical", icon: X }}
          refusal={{ title: refund.reason, text: refund.reasonText }}
          actions={
            <>
              <Button size="sm" variant="soft">
                {refund.applyAgain}
              </Button>
              <Button size="sm">{order.contact}</Button>
            </>
          }
        />
      </Stack>
    );
  },
};
