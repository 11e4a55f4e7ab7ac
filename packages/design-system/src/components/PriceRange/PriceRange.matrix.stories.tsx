import type { Meta, StoryObj } from "@storybook/react-vite";
import { SamplePrices } from "../../testing/field-samples.tsx";
import { Combinations, extremes, SixLanguages } from "../../testing/matrix.tsx";
import { PriceRange } from "./index.ts";

const meta: Meta<typeof PriceRange> = { title: "Components/PriceRange/Matrix", tags: ["!dev"] };
export default meta;

type Story = StoryObj<typeof PriceRange>;

export const EveryState: Story = {
  render: () => (
    <Combinations
      choices={{
        size: ["sm", "md", "lg"],
        disabled: [false, true],
        defaultValue: [
          { min: null, max: null },
          { min: extremes.zero, max: 9_999_900 },
        ],
      }}
      narrowest={280}
    >
      {(choice) => <SamplePrices {...choice} />}
    </Combinations>
  ),
};

export const LongTexts: Story = {
  render: () => (
    <SixLanguages>{(sample) => <SamplePrices label={sample.title} error={sample.sentence} />}</SixLanguages>
  ),
};
