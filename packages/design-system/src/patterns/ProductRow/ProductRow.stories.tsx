import type { Meta, StoryObj } from "@storybook/react-vite";
import { rowOf, useShop } from "../../testing/shop-samples.ts";
import { Card } from "../../components/Card/index.ts";
import { Inline } from "../../layout/Inline/index.ts";
import { Stack } from "../../layout/Stack/index.ts";
import { ProductRow } from "./index.ts";

const meta: Meta = { title: "Commerce/ProductRow", id: "patterns-productrow" };
export default meta;

type Story = StoryObj;

export const Playground: Story = {
  render: function Playground() {
    const { products } = useShop();
    return (
      <Inline gap={16} align="start">
        <Card style={{ inlineSize: 405 }}>
          <Stack gap={16}>
            {products.slice(0, 4).map((product, index) => (
              <ProductRow
                key={product.id}
                size={80}
                rank={index + 1}
                {...rowOf(product)}
                fact={product.sold}
              />
            ))}
          </Stack>
        </Card>
        <Card style={{ inlineSize: 320 }}>
          <Stack gap={16}>
            {products.slice(2, 6).map((product) => (
              <ProductRow key={product.id} {...rowOf(product)} />
            ))}
          </Stack>
        </Card>
      </Inline>
    );
  },
};
