import type { Meta, StoryObj } from "@storybook/react-vite";
import Truck from "lucide-react/icons/truck";
import { Stack } from "../../layout/Stack/index.ts";
import { Combinations, extremes, SixLanguages } from "../../testing/matrix.tsx";
import { StatusChip } from "./index.ts";

const meta: Meta = { title: "Components/StatusChip/Matrix", tags: ["!dev"] };
export default meta;

type Story = StoryObj;

export const EveryLook: Story = {
  render: () => (
    <Combinations
      choices={{
        tone: ["caution", "info", "act", "success", "critical", "neutral"],
        icon: [false, true],
        count: [extremes.zero, extremes.many],
      }}
    >
      {({ count, icon, ...look }) => (
        <StatusChip {...look} icon={icon ? Truck : undefined}>
          To receive {count}
        </StatusChip>
      )}
    </Combinations>
  ),
};

export const LongTexts: Story = {
  render: () => (
    <SixLanguages width={340}>
      {(sample) => (
        <Stack gap={8} align="start">
          <StatusChip tone="caution">{sample.addToCart}</StatusChip>
          <StatusChip tone="info" icon={Truck}>
            {extremes.word}
          </StatusChip>
        </Stack>
      )}
    </SixLanguages>
  ),
};
