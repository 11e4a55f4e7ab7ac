import type { Meta, StoryObj } from "@storybook/react-vite";
import { Grid } from "../../layout/Grid/index.ts";
import { fieldTexts } from "../../testing/field-texts.data.ts";
import { useSample } from "../../testing/samples.ts";
import { moneyText } from "../../testing/shop-samples.ts";
import { useTexts } from "../../testing/useTexts.ts";
import { PriceRange, type PriceRangeProps } from "./index.ts";

const meta: Meta<typeof PriceRange> = { title: "Components/PriceRange", component: PriceRange };
export default meta;

type Story = StoryObj<typeof PriceRange>;

function Range(props: Partial<PriceRangeProps>) {
  const { price } = useTexts(fieldTexts);
  return (
    <PriceRange
      label={price.label}
      boundLabels={[price.lowest, price.highest]}
      scale={[2000, 60_000]}
      symbol="$"
      priceText={(minor) => moneyText(minor / 100)}
      {...props}
    />
  );
}

export const Playground: Story = {
  render: (args) => (
    <div style={{ inlineSize: 240 }}>
      <Range {...args} />
    </div>
  ),
};

export const States: Story = {
  render: function States() {
    const { price } = useTexts(fieldTexts);
    return (
      <Grid columns={3} narrowest={220} gap={24}>
        <Range />
        <Range defaultValue={{ min: 12_000, max: 24_950 }} />
        <Range defaultValue={{ min: 40_000, max: 9000 }} error={price.error} />
        <Range defaultValue={{ min: 12_000, max: 24_950 }} disabled />
        <Range
          digits={0}
          scale={[0, 9_900_000]}
          step={50_000}
          symbol="₭"
          defaultValue={{ min: 250_000, max: 4_500_000 }}
          priceText={(kip) => `₭${kip}`}
        />
        <Range defaultValue={{ min: 0, max: 9_999_900 }} size="md" />
      </Grid>
    );
  },
};

/** In the language of the toolbar. */
export const LongText: Story = {
  render: function LongText() {
    const sample = useSample();
    return (
      <div style={{ inlineSize: 200 }}>
        <Range label={sample.title} error={sample.sentence} />
      </div>
    );
  },
};
