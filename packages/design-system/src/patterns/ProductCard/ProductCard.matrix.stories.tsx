import type { Meta, StoryObj } from "@storybook/react-vite";
import { Combinations, extremes, SixLanguages } from "../../testing/matrix.tsx";
import { samplePictures } from "../../testing/sample-pictures.ts";
import { money, moneyText } from "../../testing/shop-samples.ts";
import { SaveButton } from "../SaveButton/index.ts";
import { ProductCard, type ProductTag } from "./index.ts";

const meta: Meta = { title: "Patterns/ProductCard/Matrix", tags: ["!dev"] };
export default meta;

type Story = StoryObj;

const [picture = { src: "", alt: "" }] = samplePictures;

const tags: ProductTag[] = [
  { text: "Self-operated", variant: "solid" },
  { text: "Save 21%", variant: "outline" },
  { text: "Never shown", variant: "sunken" },
];

/** With and without tags, original price, sold-out overlay and button: all cards have the same height. */
export const EveryShape: Story = {
  render: () => (
    <Combinations
      choices={{ tags: [0, 1, 3], old: [false, true], soldOut: [false, true], save: [false, true] }}
      narrowest={227}
    >
      {(shown) => (
        <ProductCard
          href="#product"
          title="Norrland Polar 3 winter tire 225/45 R17 94H XL"
          picture={picture}
          price={money(124.9)}
          oldPrice={shown.old ? { text: moneyText(159), label: "List price" } : undefined}
          tags={tags.slice(0, shown.tags)}
          sold="2.3k sold"
          shop="Nordic Tire House"
          soldOut={shown.soldOut}
          save={shown.save ? <SaveButton saved={false} label="Save Norrland Polar 3" /> : undefined}
        />
      )}
    </Combinations>
  ),
};

/** Realistic texts, a 40-letter word, the highest price, and no price. */
export const LongTexts: Story = {
  render: () => (
    <SixLanguages width={227}>
      {(sample, language) => (
        <>
          <ProductCard
            href="#long"
            title={`${sample.title} ${extremes.word}`}
            picture={picture}
            price={money(extremes.many)}
            oldPrice={{ text: moneyText(extremes.many), label: sample.email }}
            tags={[
              { text: sample.sentence, variant: "solid" },
              { text: sample.addToCart, variant: "outline" },
            ]}
            sold={`${extremes.many} ${sample.email}`}
            shop={sample.sentence}
            soldOut
            save={<SaveButton saved label={`${sample.addToCart} (${language})`} />}
          />
          <ProductCard href="#short" title={sample.email} picture={picture} price={money(extremes.zero)} />
        </>
      )}
    </SixLanguages>
  ),
};
