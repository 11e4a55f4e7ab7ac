import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "../../components/Button/index.ts";
import { money, useShop } from "../../testing/shop-samples.ts";
import { MerchantAside } from "./index.ts";

const meta: Meta = { title: "Patterns/MerchantAside" };
export default meta;

type Story = StoryObj;

export const Playground: Story = {
  render: function Playground() {
    const { texts, products } = useShop();
    return (
      <MerchantAside
        style={{ inlineSize: 216 }}
        href="#shop"
        name={texts.shops[0] ?? ""}
        mark={{ text: texts.notes[2]?.[0] ?? "", self: false }}
        scores={texts.shortcuts.slice(0, 3).map((name) => ({ name, value: "4.8" }))}
        actions={<Button fullWidth>{texts.follow}</Button>}
        goods={{
          title: texts.topList,
          products: products.slice(0, 3).map((product) => ({
            id: product.id,
            href: product.href,
            title: product.title,
            picture: product.picture,
            price: money(product.price),
          })),
        }}
      />
    );
  },
};

export const Chinese: Story = { ...Playground, globals: { language: "zh-CN" } };

export const Thai: Story = { ...Playground, globals: { language: "th" } };

export const Lao: Story = { ...Playground, globals: { language: "lo" } };

export const Dark: Story = { ...Playground, globals: { scheme: "dark" } };
