import type { Meta } from "@storybook/react-vite";
import type { Controlled } from "../../testing/controlled.ts";
import { use } from "react";
import { Button } from "../../components/Button/index.ts";
import { Card } from "../../components/Card/index.ts";
import { SampleLanguageContext, samples } from "../../testing/samples.ts";
import { rowOf, useShop } from "../../testing/shop-samples.ts";
import { RankRow } from "./index.ts";

const meta: Meta<typeof RankRow> = { title: "Commerce/RankRow", id: "patterns-rankrow", component: RankRow };
export default meta;

const rating = { value: 4.8, label: "4.8/5", score: "4.8", count: "(24)" };

export const Playground: Controlled<typeof RankRow> = {
  render: function Playground(args) {
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
            {...args}
          />
        ))}
      </Card>
    );
  },
};
