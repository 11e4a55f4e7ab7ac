import type { Meta, StoryObj } from "@storybook/react-vite";
import { extremes, SixLanguages } from "../../testing/matrix.tsx";
import { Slider } from "./index.ts";

const meta: Meta = { title: "Components/Slider/Matrix", tags: ["!dev"] };
export default meta;

type Story = StoryObj;

export const LongTexts: Story = {
  render: () => (
    <SixLanguages width={220}>
      {(sample) => (
        <Slider
          label={`${sample.title} ${extremes.word}`}
          hint={sample.sentence}
          max={extremes.many}
          defaultValue={extremes.many}
        />
      )}
    </SixLanguages>
  ),
};
