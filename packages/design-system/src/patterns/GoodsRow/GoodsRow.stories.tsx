import type { Meta, StoryObj } from "@storybook/react-vite";
import { Stack } from "../../layout/Stack/index.ts";
import { useShop } from "../../testing/shop-samples.ts";
import { GoodsRow } from "./index.ts";

const meta: Meta = { title: "Patterns/GoodsRow" };
export default meta;

type Story = StoryObj;

export const Playground: Story = {
  render: function Playground() {
    const { texts, products } = useShop();
    return (
      <Stack gap={16} style={{ maxInlineSize: 520 }}>
        {([48, 64, 72, 96] as const).map((size, index) => (
          <GoodsRow
            key={size}
            size={size}
            href="#product"
            title={products[index]?.title ?? ""}
            picture={products[index]?.picture ?? { src: "", alt: "" }}
            option="205/55 R16 94V"
            note={{ text: texts.save, tone: index % 2 ? "caution" : "success" }}
            off={index === 1}
          />
        ))}
      </Stack>
    );
  },
};

export const Chinese: Story = { ...Playground, globals: { language: "zh-CN" } };

export const Thai: Story = { ...Playground, globals: { language: "th" } };

export const Lao: Story = { ...Playground, globals: { language: "lo" } };

export const Dark: Story = { ...Playground, globals: { scheme: "dark" } };
