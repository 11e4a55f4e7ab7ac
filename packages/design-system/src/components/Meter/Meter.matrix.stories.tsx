import type { Meta, StoryObj } from "@storybook/react-vite";
import { Combinations, extremes, SixLanguages } from "../../testing/matrix.tsx";
import { Meter } from "./index.ts";

const meta: Meta<typeof Meter> = { title: "Components/Meter/Matrix", tags: ["!dev"] };
export default meta;

type Story = StoryObj<typeof Meter>;

export const EveryState: Story = {
  render: () => (
    <Combinations
      choices={{
        tone: ["act", "success", "caution", "critical"],
        size: ["sm", "md", "lg"],
        value: [extremes.zero, extremes.many],
      }}
    >
      {(choice) => <Meter label="Sold" valueText={String(choice.value)} max={extremes.many} {...choice} />}
    </Combinations>
  ),
};

export const LongTexts: Story = {
  render: () => (
    <SixLanguages>
      {(sample) => <Meter label={sample.title} value={40} valueText={sample.sentence} />}
    </SixLanguages>
  ),
};
