import type { Meta, StoryObj } from "@storybook/react-vite";
import { extremes, SixLanguages } from "../../testing/matrix.tsx";
import { NumberField } from "./index.ts";

const meta: Meta = { title: "Components/NumberField/Matrix", tags: ["!dev"] };
export default meta;

type Story = StoryObj;

export const LongTexts: Story = {
  render: () => (
    <SixLanguages width={220}>
      {(sample) => (
        <>
          <NumberField
            label={sample.title}
            error={sample.sentence}
            defaultValue={extremes.many + 0.5}
            end="kg"
          />
          <NumberField label={extremes.word} defaultValue={extremes.zero} />
        </>
      )}
    </SixLanguages>
  ),
};
