import type { Meta } from "@storybook/react-vite";
import type { Controlled } from "../../testing/controlled.ts";
import { cardOf, useShop } from "../../testing/shop-samples.ts";
import { ProductCard } from "../ProductCard/index.ts";
import { ProductGrid } from "./index.ts";

const meta: Meta<typeof ProductGrid> = {
  title: "Commerce/ProductGrid",
  id: "patterns-productgrid",
  component: ProductGrid,
};
export default meta;

export const Playground: Controlled<typeof ProductGrid> = {
  render: function Playground(args) {
    const { texts, products } = useShop();
    return (
      <ProductGrid columns={4} {...args}>
        {products.map((product, index) => (
          <ProductCard key={product.id} {...cardOf(texts, product, index)} />
        ))}
      </ProductGrid>
    );
  },
};
