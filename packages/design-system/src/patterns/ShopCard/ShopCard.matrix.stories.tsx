import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "../../components/Button/index.ts";
import { Combinations, extremes, SixLanguages } from "../../testing/matrix.tsx";
import { samplePictures } from "../../testing/sample-pictures.ts";
import { moneyText } from "../../testing/shop-samples.ts";
import { ShopCard, type ShopProduct } from "./index.ts";

const meta: Meta = { title: "Patterns/ShopCard/Matrix", tags: ["!dev"] };
export default meta;

type Story = StoryObj;

const productsOf = (count: number, amount: number): ShopProduct[] =>
  samplePictures.slice(0, count).map((picture, index) => ({
    id: index,
    href: `#${index}`,
    picture: { ...picture, alt: `Tire ${index + 1}` },
    price: moneyText(amount),
  }));

/** From no products to more than fit, with each badge and without a button. */
export const EveryShape: Story = {
  render: () => (
    <Combinations
      choices={{ goods: [0, 1, 4], mark: ["none", "checked", "self-operated"], action: [false, true] }}
      narrowest={288}
    >
      {({ goods, mark, action }) => (
        <ShopCard
          href="#shop"
          name="Nordic Tire House"
          score={{ value: 4.8, text: "4.8", label: "4.8 of 5" }}
          followers="128k followers"
          mark={mark === "none" ? undefined : { text: mark, self: mark === "self-operated" }}
          products={productsOf(goods, 124.9)}
          action={action ? <Button size="sm">Follow</Button> : undefined}
        />
      )}
    </Combinations>
  ),
};

/** Realistic names, zero stars, the largest amount. */
export const LongTexts: Story = {
  render: () => (
    <SixLanguages width={288}>
      {(sample) => (
        <ShopCard
          href="#shop"
          name={`${sample.title} ${extremes.word}`}
          score={{ value: extremes.zero, text: "0.0", label: sample.email }}
          followers={`${extremes.many} ${sample.email}`}
          mark={{ text: sample.addToCart, self: true }}
          products={productsOf(3, extremes.many)}
          action={<Button size="sm">{sample.addToCart}</Button>}
        />
      )}
    </SixLanguages>
  ),
};
