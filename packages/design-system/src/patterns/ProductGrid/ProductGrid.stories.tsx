import type { Meta, StoryObj } from "@storybook/react-vite";
import { money, moneyText, tagsOf, useShop } from "../../testing/shop-samples.ts";
import { ProductCard } from "../ProductCard/index.ts";
import { ProductGrid } from "./index.ts";

const meta: Meta = { title: "Patterns/ProductGrid" };
export default meta;

type Story = StoryObj;

export const Playground: Story = {
  render: function Playground() {
    const { texts, products } = useShop();
    return (
      <ProductGrid columns={4}>
        {products.map((product, index) => (
          <ProductCard
            key={product.id}
            href={product.href}
            title={product.title}
            picture={product.picture}
            price={money(product.price)}
            oldPrice={
              product.oldPrice ? { text: moneyText(product.oldPrice), label: texts.listPrice } : undefined
            }
            tags={tagsOf(texts, index)}
            sold={product.sold}
            shop={product.shop}
          />
        ))}
      </ProductGrid>
    );
  },
};

export const Chinese: Story = { ...Playground, globals: { language: "zh-CN" } };

export const Thai: Story = { ...Playground, globals: { language: "th" } };

export const Lao: Story = { ...Playground, globals: { language: "lo" } };

export const Dark: Story = { ...Playground, globals: { scheme: "dark" } };
