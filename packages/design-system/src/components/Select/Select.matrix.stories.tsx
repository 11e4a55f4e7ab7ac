import type { Meta, StoryObj } from "@storybook/react-vite";
import { Combinations, extremes, SixLanguages } from "../../testing/matrix.tsx";
import { Select } from "./index.ts";

const options = [
  { value: "ca", label: "Canada" },
  { value: "la", label: "Laos" },
];

const meta: Meta = { title: "Components/Select/Matrix", tags: ["!dev"] };
export default meta;

type Story = StoryObj;

export const EveryState: Story = {
  render: () => (
    <Combinations
      choices={{
        size: ["sm", "md", "lg"],
        value: ["", "la"],
        error: [undefined, "Choose a country."],
        disabled: [false, true],
      }}
    >
      {(choice) => (
        <Select
          label="Country"
          options={options}
          placeholder="Choose a country"
          onValueChange={() => {}}
          {...choice}
        />
      )}
    </Combinations>
  ),
};

export const LongTexts: Story = {
  render: () => (
    <SixLanguages width={200}>
      {(sample) => (
        <Select
          label={sample.title}
          hint={sample.sentence}
          defaultValue="a"
          options={[
            { value: "a", label: `${extremes.word} ${sample.title}` },
            { value: "b", label: extremes.many.toLocaleString("en-US") },
          ]}
        />
      )}
    </SixLanguages>
  ),
};
