import type { Meta, StoryObj } from "@storybook/react-vite";
import { use } from "react";
import { Button } from "../../components/Button/index.ts";
import { Card } from "../../components/Card/index.ts";
import { SampleLanguageContext, samples } from "../../testing/samples.ts";
import { rowOf, useShop } from "../../testing/shop-samples.ts";
import { RankRow } from "./index.ts";

const meta: Meta = { title: "Commerce/RankRow", id: "patterns-rankrow" };
export default meta;

type Story = StoryObj;

const rating = { value: 4.8, label: "4.8/5", score: "4.8", count: "(24)" };

export const Playground: Story = {
  render: function Playground() {
    const { products } = useShop();
    const { addToCart } = samples[use(SampleLanguageContext)];
    return (
      <Card padding="none" style={{ inlineSize: 944, maxInlineSize: "100%" }}>
        {products.slice(3, 7).map((product, index) => (
          <RankRow
            key={product.id}
            rank={index + 4}
            {...rowOf(product)}
            shop={product.shop}
            fact={product.sold}
            rating={rating}
            action={
              <Button variant="outline" size="sm">
                {addToCart}
              </Button>
            }
          />
        ))}
      </Card>
    );
  },
};
