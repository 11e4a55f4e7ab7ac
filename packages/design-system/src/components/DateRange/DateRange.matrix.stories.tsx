import type { Meta, StoryObj } from "@storybook/react-vite";
import { SampleDates } from "../../testing/field-samples.tsx";
import { Combinations, SixLanguages } from "../../testing/matrix.tsx";
import { DateRange } from "./index.ts";

const meta: Meta<typeof DateRange> = { title: "Components/DateRange/Matrix", tags: ["!dev"] };
export default meta;

type Story = StoryObj<typeof DateRange>;

export const EveryState: Story = {
  render: () => (
    <Combinations
      choices={{ size: ["sm", "md", "lg"], disabled: [false, true], error: [undefined, "At most a year."] }}
      narrowest={280}
    >
      {(choice) => <SampleDates {...choice} />}
    </Combinations>
  ),
};

export const LongTexts: Story = {
  render: () => (
    <SixLanguages>{(sample) => <SampleDates label={sample.title} error={sample.sentence} />}</SixLanguages>
  ),
};
