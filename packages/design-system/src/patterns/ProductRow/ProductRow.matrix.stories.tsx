import type { Meta, StoryObj } from "@storybook/react-vite";
import { Combinations, extremes, SixLanguages } from "../../testing/matrix.tsx";
import { samplePictures } from "../../testing/sample-pictures.ts";
import { money } from "../../testing/shop-samples.ts";
import { Stack } from "../../layout/Stack/index.ts";
import { ProductRow } from "./index.ts";

const meta: Meta = { title: "Patterns/ProductRow/Matrix", tags: ["!dev"] };
export default meta;

type Story = StoryObj;

const [picture = { src: "", alt: "" }] = samplePictures;

/** Every size with and without a fact, with and without medals. */
export const EveryShape: Story = {
  render: () => (
    <Combinations
      choices={{ size: [56, 64, 80], rank: [undefined, 1, 2, 3, 4], fact: [undefined, "2.3k sold"] }}
      narrowest={280}
    >
      {(choice) => (
        <ProductRow
          {...choice}
          href="#product"
          title="Norrland Polar 3 winter tire 225/45 R17 94H XL"
          picture={picture}
          price={money(124.9)}
        />
      )}
    </Combinations>
  ),
};

/** Realistic titles, a 40-letter word, zero and the largest count. */
export const LongTexts: Story = {
  render: () => (
    <SixLanguages width={240}>
      {(sample) => (
        <Stack gap={16}>
          <ProductRow
            size={80}
            rank={10}
            href="#product"
            title={sample.title}
            picture={picture}
            price={money(extremes.many)}
            fact={`${extremes.many} ${sample.email}`}
          />
          <ProductRow href="#word" title={extremes.word} picture={picture} price={money(extremes.zero)} />
        </Stack>
      )}
    </SixLanguages>
  ),
};
