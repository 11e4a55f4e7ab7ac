import type { Meta, StoryObj } from "@storybook/react-vite";
import { Grid } from "../../layout/Grid/index.ts";
import { fieldTexts } from "../../testing/field-texts.ts";
import { useSample } from "../../testing/samples.ts";
import { PriceRange } from "./index.ts";
import { SamplePrices } from "../../testing/field-samples.tsx";

const meta: Meta<typeof PriceRange> = {
  title: "Fields/PriceRange (Slider)",
  id: "components-pricerange",
  component: PriceRange,
};
export default meta;

type Story = StoryObj<typeof PriceRange>;

export const Playground: Story = {
  render: (args) => (
    <div style={{ inlineSize: 240 }}>
      <SamplePrices {...args} />
    </div>
  ),
};

export const States: Story = {
  render: function States() {
    const { price } = fieldTexts;
    return (
      <Grid columns={3} narrowest={220} gap={24}>
        <SamplePrices />
        <SamplePrices defaultValue={{ min: 12_000, max: 24_950 }} />
        <SamplePrices defaultValue={{ min: 40_000, max: 9000 }} error={price.error} />
        <SamplePrices defaultValue={{ min: 12_000, max: 24_950 }} disabled />
        <SamplePrices
          digits={0}
          scale={[0, 9_900_000]}
          step={50_000}
          symbol="₭"
          defaultValue={{ min: 250_000, max: 4_500_000 }}
          priceText={(kip) => `₭${kip}`}
        />
        <SamplePrices defaultValue={{ min: 0, max: 9_999_900 }} size="md" />
      </Grid>
    );
  },
};

/** Shown in the toolbar's language. */
export const LongText: Story = {
  render: function LongText() {
    const sample = useSample();
    return (
      <div style={{ inlineSize: 200 }}>
        <SamplePrices label={sample.title} error={sample.sentence} />
      </div>
    );
  },
};
