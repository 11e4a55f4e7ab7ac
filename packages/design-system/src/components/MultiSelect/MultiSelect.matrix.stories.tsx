import type { Meta, StoryObj } from "@storybook/react-vite";
import { extremes, SixLanguages } from "../../testing/matrix.tsx";
import { MultiSelect } from "./index.ts";

const meta: Meta = { title: "Components/MultiSelect/Matrix", tags: ["!dev"] };
export default meta;

type Story = StoryObj;

export const LongTexts: Story = {
  render: () => (
    <SixLanguages width={240}>
      {(sample) => (
        <MultiSelect
          label={sample.title}
          hint={sample.sentence}
          defaultValue={["a", "b", "c"]}
          options={[
            { value: "a", label: sample.title },
            { value: "b", label: extremes.word },
            { value: "c", label: extremes.many.toLocaleString("en-US") },
          ]}
        />
      )}
    </SixLanguages>
  ),
};
