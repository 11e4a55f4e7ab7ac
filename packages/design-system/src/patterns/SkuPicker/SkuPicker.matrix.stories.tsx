import type { Meta, StoryObj } from "@storybook/react-vite";
import { Combinations, extremes, SixLanguages } from "../../testing/matrix.tsx";
import { samplePictures } from "../../testing/sample-pictures.ts";
import { moneyText } from "../../testing/shop-samples.ts";
import { SkuPicker } from "./index.ts";

const meta: Meta = { title: "Patterns/SkuPicker/Matrix", tags: ["!dev"] };
export default meta;

type Story = StoryObj;

/** Selected or not, available and sold out, with and without a picture and price. */
export const EveryValue: Story = {
  render: () => (
    <Combinations
      choices={{
        soldOut: [false, true],
        chosen: [false, true],
        picture: [false, true],
        aside: [false, true],
      }}
    >
      {({ soldOut, chosen, picture, aside }) => (
        <SkuPicker
          defaultValue={chosen ? { Size: "205/55 R16" } : undefined}
          attributes={[
            {
              name: "Size",
              options: [
                {
                  value: "205/55 R16",
                  soldOut,
                  picture: picture ? samplePictures[0] : undefined,
                  aside: aside ? "$148.50" : undefined,
                },
              ],
            },
          ]}
        />
      )}
    </Combinations>
  ),
};

/** Realistic names and values, a 40-letter word, zero and the highest price. */
export const LongTexts: Story = {
  render: () => (
    <SixLanguages width={320}>
      {(sample) => (
        <SkuPicker
          defaultValue={{ [sample.email]: sample.title }}
          attributes={[
            {
              name: sample.email,
              options: [
                { value: sample.title, aside: moneyText(extremes.many) },
                { value: extremes.word, soldOut: true, picture: samplePictures[1] },
                { value: String(extremes.zero), aside: moneyText(extremes.zero) },
              ],
            },
            { name: sample.sentence, options: [{ value: sample.addToCart }, { value: "91V" }] },
          ]}
        />
      )}
    </SixLanguages>
  ),
};
