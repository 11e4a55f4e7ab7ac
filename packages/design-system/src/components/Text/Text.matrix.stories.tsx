import type { Meta, StoryObj } from "@storybook/react-vite";
import { Stack } from "../../layout/Stack/index.ts";
import { Combinations, extremes, SixLanguages } from "../../testing/matrix.tsx";
import { Text } from "./index.ts";

const meta: Meta = { title: "Components/Text/Matrix", tags: ["!dev"] };
export default meta;

type Story = StoryObj;

export const EveryLook: Story = {
  render: () => (
    <Combinations
      choices={{
        size: [11, 12, 14, 16, 18, 20, 24, 30],
        tone: ["default", "muted", "act", "price", "critical", "success", "caution", "info"],
        strong: [false, true],
      }}
      narrowest={160}
    >
      {(choice) => <Text {...choice}>Tires 0</Text>}
    </Combinations>
  ),
};

export const LongTexts: Story = {
  render: () => (
    <SixLanguages width={200}>
      {(sample) => (
        <Stack gap={8}>
          <Text element="p">{sample.sentence}</Text>
          <Text element="p" size={18} balanced align="center">
            {sample.title}
          </Text>
          <Text lines={2}>{sample.title}</Text>
          <Text lines={1}>{extremes.word}</Text>
          <Text numeric align="end" element="div">
            {extremes.many.toLocaleString("en-US")}
          </Text>
          <Text element="del" struck tone="muted">
            {sample.email}
          </Text>
        </Stack>
      )}
    </SixLanguages>
  ),
};
