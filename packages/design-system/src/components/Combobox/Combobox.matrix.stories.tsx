import type { Meta, StoryObj } from "@storybook/react-vite";
import { SampleCombobox } from "../../testing/field-samples.tsx";
import { Combinations, extremes, SixLanguages } from "../../testing/matrix.tsx";
import { Combobox } from "./index.ts";

const meta: Meta<typeof Combobox> = { title: "Components/Combobox/Matrix", tags: ["!dev"] };
export default meta;

type Story = StoryObj<typeof Combobox>;

export const EveryState: Story = {
  render: () => (
    <Combinations
      choices={{ size: ["sm", "md", "lg"], disabled: [false, true], error: [undefined, "Choose a brand."] }}
      narrowest={280}
    >
      {(choice) => <SampleCombobox {...choice} />}
    </Combinations>
  ),
};

export const LongTexts: Story = {
  render: () => (
    <SixLanguages>
      {(sample) => (
        <SampleCombobox
          label={sample.title}
          error={sample.sentence}
          defaultValue="x"
          options={[{ value: "x", label: extremes.word, hint: String(extremes.many) }]}
        />
      )}
    </SixLanguages>
  ),
};
