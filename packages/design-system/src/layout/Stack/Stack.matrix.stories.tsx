import type { Meta, StoryObj } from "@storybook/react-vite";
import { Card } from "../../components/Card/index.ts";
import { Combinations, extremes, SixLanguages } from "../../testing/matrix.tsx";
import { Stack } from "./index.ts";

const meta: Meta = { title: "Layout/Stack/Matrix", tags: ["!dev"] };
export default meta;

type Story = StoryObj;

export const EveryGap: Story = {
  render: () => (
    <Combinations choices={{ gap: [0, 2, 4, 6, 8, 10, 12, 16, 20, 24, 28, 32, 40, 48, 64] }} narrowest={120}>
      {({ gap }) => (
        <Stack gap={gap}>
          <Card padding="sm">{extremes.zero}</Card>
          <Card padding="sm">{extremes.many}</Card>
        </Stack>
      )}
    </Combinations>
  ),
};

export const EveryPlace: Story = {
  render: () => (
    <Combinations
      choices={{
        align: ["start", "center", "end", "baseline", "stretch"],
        justify: ["start", "center", "end", "between"],
      }}
    >
      {(choice) => (
        <Stack gap={8} {...choice} style={{ blockSize: 140, outline: "1px dashed" }}>
          <Card padding="sm">A</Card>
          <Card padding="sm">Wider</Card>
        </Stack>
      )}
    </Combinations>
  ),
};

export const LongTexts: Story = {
  render: () => (
    <SixLanguages width={160}>
      {(sample) => (
        <Stack gap={8}>
          <Card padding="sm">{sample.sentence}</Card>
          <Card padding="sm">{extremes.word}</Card>
        </Stack>
      )}
    </SixLanguages>
  ),
};
