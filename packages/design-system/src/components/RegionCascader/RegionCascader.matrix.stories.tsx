import type { Meta, StoryObj } from "@storybook/react-vite";
import { SampleRegion } from "../../testing/field-samples.tsx";
import { Combinations, extremes, SixLanguages } from "../../testing/matrix.tsx";
import { RegionCascader } from "./index.ts";

const meta: Meta<typeof RegionCascader> = { title: "Components/RegionCascader/Matrix", tags: ["!dev"] };
export default meta;

type Story = StoryObj<typeof RegionCascader>;

export const EveryState: Story = {
  render: () => (
    <Combinations
      choices={{ size: ["sm", "md", "lg"], disabled: [false, true], required: [false, true] }}
      narrowest={280}
    >
      {(choice) => <SampleRegion {...choice} />}
    </Combinations>
  ),
};

export const LongTexts: Story = {
  render: () => (
    <SixLanguages>
      {(sample) => (
        <SampleRegion levels={[{ label: sample.title, error: sample.sentence }, { label: extremes.word }]} />
      )}
    </SixLanguages>
  ),
};
