import type { Meta } from "@storybook/react-vite";
import type { Controlled } from "../../testing/controlled.ts";
import { Card } from "../../components/Card/index.ts";
import { Stack } from "../../layout/Stack/index.ts";
import { buyingTexts } from "../../testing/buying-texts.ts";
import { useShop } from "../../testing/shop-samples.ts";
import { LineItem } from "./index.ts";

const meta: Meta<typeof LineItem> = {
  title: "Commerce/LineItem",
  id: "patterns-lineitem",
  component: LineItem,
};
export default meta;

export const Playground: Controlled<typeof LineItem> = {
  render: function Playground(args) {
    const { products } = useShop();
    const { cart } = buyingTexts;
    const notes = [cart.cheaper, cart.takenOff, cart.cheaper, cart.fewLeft];
    return (
      <Card style={{ maxInlineSize: 520 }}>
        <Stack gap={24}>
          {([48, 64, 72, 96] as const).map((size, index) => (
            <LineItem
              key={size}
              size={size}
              href="#product"
              title={products[index]?.title ?? ""}
              picture={products[index]?.picture ?? { src: "", alt: "" }}
              option={products[index]?.option}
              note={{ text: notes[index], tone: index % 2 ? "caution" : "success" }}
              off={index === 1}
              {...args}
            />
          ))}
        </Stack>
      </Card>
    );
  },
};
