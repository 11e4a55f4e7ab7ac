import type { Meta, StoryObj } from "@storybook/react-vite";
import { SampleDialPicker } from "../../testing/field-samples.tsx";
import { Combinations, SixLanguages } from "../../testing/matrix.tsx";
import { CountryDialPicker } from "./index.ts";

const meta: Meta<typeof CountryDialPicker> = { title: "Components/CountryDialPicker/Matrix", tags: ["!dev"] };
export default meta;

type Story = StoryObj<typeof CountryDialPicker>;

export const EveryState: Story = {
  render: () => (
    <Combinations
      choices={{ size: ["sm", "md", "lg"], disabled: [false, true], defaultValue: ["CN", "BS", "TA"] }}
      narrowest={280}
    >
      {(choice) => <SampleDialPicker {...choice} />}
    </Combinations>
  ),
};

export const LongTexts: Story = {
  render: () => <SixLanguages>{() => <SampleDialPicker defaultValue="BS" />}</SixLanguages>,
};
