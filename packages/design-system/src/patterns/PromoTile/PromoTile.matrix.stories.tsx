import type { Meta, StoryObj } from "@storybook/react-vite";
import { Stack } from "../../layout/Stack/index.ts";
import { extremes, SixLanguages } from "../../testing/matrix.tsx";
import { sampleCutOut } from "../../testing/sample-pictures.ts";
import { PromoAmount, PromoTile } from "./index.ts";

const meta: Meta = { title: "Patterns/PromoTile/Matrix", tags: ["!dev"] };
export default meta;

type Story = StoryObj;

/** Realistic texts, a 40-letter word, zero and the largest amount, at the tile's own width. */
export const LongTexts: Story = {
  render: () => (
    <SixLanguages width={356}>
      {(sample) => (
        <Stack gap={16}>
          <PromoTile
            href="#short"
            title={sample.addToCart}
            text={
              <>
                {sample.email} <PromoAmount>${extremes.zero}</PromoAmount>
              </>
            }
            picture={sampleCutOut}
          />
          <PromoTile href="#long" title={sample.title} text={sample.sentence} picture={sampleCutOut} />
          <PromoTile
            href="#word"
            title={extremes.word}
            text={<PromoAmount>${extremes.many}</PromoAmount>}
            picture={sampleCutOut}
          />
        </Stack>
      )}
    </SixLanguages>
  ),
};

/** Two next to each other at phone width. */
export const Narrow: Story = {
  render: () => (
    <SixLanguages width={172}>
      {(sample) => (
        <PromoTile href="#narrow" title={sample.addToCart} text={sample.email} picture={sampleCutOut} />
      )}
    </SixLanguages>
  ),
};
