import type { Meta, StoryObj } from "@storybook/react-vite";
import { Combinations, extremes, SixLanguages } from "../../testing/matrix.tsx";
import { samplePictures } from "../../testing/sample-pictures.ts";
import { money } from "../../testing/shop-samples.ts";
import { ProductCard } from "../ProductCard/index.ts";
import { ProductGrid } from "./index.ts";

const meta: Meta = { title: "Patterns/ProductGrid/Matrix", tags: ["!dev"] };
export default meta;

type Story = StoryObj;

const cards = (count: number, title: string, amount: number) =>
  samplePictures
    .slice(0, count)
    .map((picture, index) => (
      <ProductCard key={index} href={`#${index}`} title={title} picture={picture} price={money(amount)} />
    ));

/** Every number of columns with zero, one and more than one row. */
export const EveryColumns: Story = {
  render: () => (
    <Combinations choices={{ columns: [3, 4, 5, 6], goods: [0, 1, 8] }} narrowest={1200}>
      {({ columns, goods }) => (
        <ProductGrid columns={columns}>
          {cards(goods, "Norrland Polar 3 winter tire", goods === 1 ? extremes.zero : extremes.many)}
        </ProductGrid>
      )}
    </Combinations>
  ),
};

/** A short and a long card in one row have the same height. */
export const LongTexts: Story = {
  render: () => (
    <SixLanguages width={720}>
      {(sample) => (
        <ProductGrid columns={3}>
          {cards(1, sample.email, 124.9)}
          {cards(1, sample.title, extremes.many)}
          {cards(1, extremes.word, extremes.zero)}
        </ProductGrid>
      )}
    </SixLanguages>
  ),
};
