import type { Meta, StoryObj } from "@storybook/react-vite";
import { Card } from "../../components/Card/index.ts";
import { Combinations, extremes, SixLanguages } from "../../testing/matrix.tsx";
import { Grid } from "./index.ts";

const cards = (count: number) =>
  Array.from({ length: count }, (_, index) => (
    <Card key={index} padding="sm">
      {index + 1}
    </Card>
  ));

const meta: Meta = { title: "Layout/Grid/Matrix", tags: ["!dev"] };
export default meta;

type Story = StoryObj;

export const EveryWidth: Story = {
  render: () => (
    <Combinations
      choices={{ columns: [1, 2, 5, 8], narrowest: [60, 160], gap: [0, 16], count: [1, 7] }}
      narrowest={480}
    >
      {({ count, ...choice }) => <Grid {...choice}>{cards(count)}</Grid>}
    </Combinations>
  ),
};

/** An unbreakable word doesn't widen its column. */
export const LongTexts: Story = {
  render: () => (
    <SixLanguages width={340}>
      {(sample) => (
        <Grid columns={2} gap={8}>
          <Card padding="sm">{sample.sentence}</Card>
          <Card padding="sm">{extremes.word}</Card>
          <Card padding="sm">{extremes.many}</Card>
        </Grid>
      )}
    </SixLanguages>
  ),
};
