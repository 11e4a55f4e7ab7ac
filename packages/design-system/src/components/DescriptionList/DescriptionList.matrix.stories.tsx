import type { Meta, StoryObj } from "@storybook/react-vite";
import { Combinations, extremes, SixLanguages } from "../../testing/matrix.tsx";
import { DescriptionList } from "./index.ts";

const meta: Meta<typeof DescriptionList> = { title: "Components/DescriptionList/Matrix", tags: ["!dev"] };
export default meta;

type Story = StoryObj<typeof DescriptionList>;

export const EveryState: Story = {
  render: () => (
    <Combinations
      choices={{
        layout: ["beside", "ends", "stacked"],
        value: [extremes.zero, extremes.many, extremes.word],
      }}
    >
      {({ layout, value }) => (
        <DescriptionList
          layout={layout}
          items={[
            { term: "Pieces", value },
            { term: "Noise", value: "68 dB" },
          ]}
        />
      )}
    </Combinations>
  ),
};

export const LongTexts: Story = {
  render: () => (
    <SixLanguages>
      {(sample) => (
        <DescriptionList
          items={[
            { term: sample.email, value: sample.sentence },
            { term: extremes.word, value: sample.title },
          ]}
        />
      )}
    </SixLanguages>
  ),
};
