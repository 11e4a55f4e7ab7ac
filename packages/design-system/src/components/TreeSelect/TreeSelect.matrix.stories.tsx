import type { Meta, StoryObj } from "@storybook/react-vite";
import { extremes, SixLanguages } from "../../testing/matrix.tsx";
import { TreeSelect } from "./index.ts";

const meta: Meta = { title: "Components/TreeSelect/Matrix", tags: ["!dev"] };
export default meta;

type Story = StoryObj;

export const LongTexts: Story = {
  render: () => (
    <SixLanguages width={220}>
      {(sample) => (
        <TreeSelect
          label={`${sample.title} ${extremes.word}`}
          hint={sample.sentence}
          defaultValue="b"
          nodes={[{ id: "a", label: sample.title, children: [{ id: "b", label: extremes.word }] }]}
        />
      )}
    </SixLanguages>
  ),
};
