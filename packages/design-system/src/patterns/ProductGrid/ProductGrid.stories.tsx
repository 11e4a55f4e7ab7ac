import type { Meta, StoryObj } from "@storybook/react-vite";
import { cardOf, useShop } from "../../testing/shop-samples.ts";
import { ProductCard } from "../ProductCard/index.ts";
import { ProductGrid } from "./index.ts";

const meta: Meta = { title: "Commerce/ProductGrid", id: "patterns-productgrid" };
export default meta;

type Story = StoryObj;

export const Playground: Story = {
  render: function Playground() {
    const { texts, products } = useShop();
    return (
      <ProductGrid columns={4}>
        {products.map((product, index) => (
          <ProductCard key={product.id} {...cardOf(texts, product, index)} />
        ))}
      </ProductGrid>
    );
  },
};
