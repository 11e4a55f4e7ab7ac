import type { Meta, StoryObj } from "@storybook/react-vite";
import { Card } from "../../components/Card/index.ts";
import { Combinations, extremes, SixLanguages } from "../../testing/matrix.tsx";
import { Columns } from "./index.ts";

const meta: Meta = { title: "Layout/Columns/Matrix", tags: ["!dev"] };
export default meta;

type Story = StoryObj;

export const EveryPlace: Story = {
  render: () => (
    <Combinations
      choices={{
        sidePosition: ["start", "end"],
        sideWidth: [120, 240],
        align: ["start", "stretch"],
        gap: [0, 24],
      }}
      narrowest={560}
    >
      {(choice) => (
        <Columns side={<Card>{choice.sideWidth}</Card>} {...choice}>
          <Card style={{ minBlockSize: 96 }}>The rest</Card>
        </Columns>
      )}
    </Combinations>
  ),
};

/** Too narrow for two columns: stacked. */
export const LongTexts: Story = {
  render: () => (
    <SixLanguages width={300}>
      {(sample) => (
        <Columns side={<Card>{`${sample.email} ${extremes.many}`}</Card>} sideWidth={200}>
          <Card>{`${sample.sentence} ${extremes.word}`}</Card>
        </Columns>
      )}
    </SixLanguages>
  ),
};
