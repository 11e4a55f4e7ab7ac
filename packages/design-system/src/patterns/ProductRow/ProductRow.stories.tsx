import type { Meta } from "@storybook/react-vite";
import type { Controlled } from "../../testing/controlled.ts";
import { rowOf, useShop } from "../../testing/shop-samples.ts";
import { Card } from "../../components/Card/index.ts";
import { Inline } from "../../layout/Inline/index.ts";
import { Stack } from "../../layout/Stack/index.ts";
import { ProductRow } from "./index.ts";

const meta: Meta<typeof ProductRow> = {
  title: "Commerce/ProductRow",
  id: "patterns-productrow",
  component: ProductRow,
};
export default meta;

export const Playground: Controlled<typeof ProductRow> = {
  render: function Playground(args) {
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
                {...args}
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
