import type { Meta } from "@storybook/react-vite";
import type { Controlled } from "../../testing/controlled.ts";
import { use } from "react";
import { Button } from "../../components/Button/index.ts";
import { SampleLanguageContext, samples } from "../../testing/samples.ts";
import { moneyText, rowOf, useShop } from "../../testing/shop-samples.ts";
import { PodiumCard } from "./index.ts";

const meta: Meta<typeof PodiumCard> = {
  title: "Commerce/PodiumCard",
  id: "patterns-podiumcard",
  component: PodiumCard,
};
export default meta;

const rating = { value: 4.8, label: "4.8/5", score: "4.8", count: "(24)" };

export const Playground: Controlled<typeof PodiumCard> = {
  render: function Playground(args) {
    const { texts, products } = useShop();
    const { addToCart } = samples[use(SampleLanguageContext)];
    return (
      <div style={{ display: "grid", gap: 16, gridTemplateColumns: "520fr 324fr 324fr" }}>
        {([1, 2, 3] as const).map((rank) => {
          const product = products[rank - 1];
          return (
            product && (
              <PodiumCard
                key={rank}
                rank={rank}
                {...rowOf(product)}
                {...(product.oldPrice && {
                  oldPrice: { text: moneyText(product.oldPrice), label: texts.listPrice },
                })}
                shop={product.shop}
                fact={product.sold}
                rating={rating}
                action={<Button variant={rank === 1 ? "solid" : "soft"}>{addToCart}</Button>}
                {...args}
              />
            )
          );
        })}
      </div>
    );
  },
};
