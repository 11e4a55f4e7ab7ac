import type { Meta, StoryObj } from "@storybook/react-vite";
import { Combinations, extremes, SixLanguages } from "../../testing/matrix.tsx";
import { ScrollArea } from "./index.ts";

const meta: Meta<typeof ScrollArea> = { title: "Components/ScrollArea/Matrix", tags: ["!dev"] };
export default meta;

type Story = StoryObj<typeof ScrollArea>;

export const EveryState: Story = {
  render: () => (
    <Combinations choices={{ axis: ["x", "y"], words: ["few", `${extremes.word} `.repeat(12)] }}>
      {({ axis, words }) => (
        <ScrollArea
          axis={axis}
          label="Terms"
          style={{ blockSize: 80, whiteSpace: axis === "x" ? "nowrap" : undefined }}
        >
          {words}
        </ScrollArea>
      )}
    </Combinations>
  ),
};

export const LongTexts: Story = {
  render: () => (
    <SixLanguages>
      {(sample) => (
        <ScrollArea label={sample.title} style={{ blockSize: 80 }}>
          {sample.sentence} {sample.title} {extremes.word}
        </ScrollArea>
      )}
    </SixLanguages>
  ),
};
