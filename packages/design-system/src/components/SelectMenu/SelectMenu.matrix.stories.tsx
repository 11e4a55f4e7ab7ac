import type { Meta, StoryObj } from "@storybook/react-vite";
import { extremes, SixLanguages } from "../../testing/matrix.tsx";
import { SelectMenu } from "./index.ts";

const meta: Meta = { title: "Components/SelectMenu/Matrix", tags: ["!dev"] };
export default meta;

type Story = StoryObj;

export const LongTexts: Story = {
  render: () => (
    <SixLanguages width={200}>
      {(sample) => (
        <SelectMenu
          label={sample.title}
          hint={sample.sentence}
          defaultValue="a"
          options={[
            { value: "a", label: `${sample.title} ${extremes.word}` },
            { value: "b", label: extremes.many.toLocaleString("en-US") },
          ]}
        />
      )}
    </SixLanguages>
  ),
};
