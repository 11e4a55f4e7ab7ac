import type { Meta, StoryObj } from "@storybook/react-vite";
import { Combinations, extremes, SixLanguages } from "../../testing/matrix.tsx";
import { SearchField } from "./index.ts";

const meta: Meta = { title: "Components/SearchField/Matrix", tags: ["!dev"] };
export default meta;

type Story = StoryObj;

export const EveryState: Story = {
  render: () => (
    <Combinations
      choices={{
        size: ["sm", "md", "lg"],
        labelHidden: [false, true],
        defaultValue: ["", "205/55"],
        disabled: [false, true],
      }}
    >
      {(choice) => <SearchField label="Find an order" placeholder="Order number" {...choice} />}
    </Combinations>
  ),
};

export const LongTexts: Story = {
  render: () => (
    <SixLanguages width={220}>
      {(sample) => (
        <SearchField
          label={sample.title}
          hint={sample.sentence}
          defaultValue={`${extremes.word} ${extremes.many}`}
        />
      )}
    </SixLanguages>
  ),
};
