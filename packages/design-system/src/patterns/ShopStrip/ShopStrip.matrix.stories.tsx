import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "../../components/Button/index.ts";
import { Combinations, extremes, SixLanguages } from "../../testing/matrix.tsx";
import { samplePictures } from "../../testing/sample-pictures.ts";
import { ShopStrip, type ShopStripProps } from "./index.ts";

const meta: Meta = { title: "Patterns/ShopStrip/Matrix", tags: ["!dev"] };
export default meta;

type Story = StoryObj;

const productsOf = (count: number): ShopStripProps["products"] =>
  samplePictures.slice(0, count).map((picture, index) => ({
    id: index,
    href: `#${index}`,
    picture: { ...picture, alt: `Tire ${index + 1}` },
  }));

/** From no products to more than fit, with and without text and buttons. */
export const EveryShape: Story = {
  render: () => (
    <Combinations choices={{ goods: [0, 1, 5], text: [false, true], actions: [false, true] }} narrowest={720}>
      {({ goods, text, actions }) => (
        <ShopStrip
          href="#shop"
          name={`Nordic Tire House, ${goods}${text ? ", words" : ""}${actions ? ", button" : ""}`}
          score={{ value: 4.8, text: "4.8", label: "4.8 of 5" }}
          followers="128k followers"
          text={text ? "96 winter tires in this search" : undefined}
          products={productsOf(goods)}
          actions={actions ? <Button size="sm">Follow</Button> : undefined}
        />
      )}
    </Combinations>
  ),
};

/** At phone width: zero stars, the largest count, a 40-letter word. */
export const LongTexts: Story = {
  render: () => (
    <SixLanguages width={360}>
      {(sample) => (
        <ShopStrip
          href="#shop"
          name={`${sample.title} ${extremes.word}`}
          score={{ value: extremes.zero, text: "0.0", label: sample.email }}
          followers={`${extremes.many} ${sample.email}`}
          text={sample.sentence}
          products={productsOf(4)}
          actions={<Button size="sm">{sample.addToCart}</Button>}
        />
      )}
    </SixLanguages>
  ),
};
