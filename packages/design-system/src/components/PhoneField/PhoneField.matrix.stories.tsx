import type { Meta, StoryObj } from "@storybook/react-vite";
import { SamplePhone } from "../../testing/field-samples.tsx";
import { Combinations, SixLanguages } from "../../testing/matrix.tsx";
import { PhoneField } from "./index.ts";

const meta: Meta<typeof PhoneField> = { title: "Components/PhoneField/Matrix", tags: ["!dev"] };
export default meta;

type Story = StoryObj<typeof PhoneField>;

export const EveryState: Story = {
  render: () => (
    <Combinations
      choices={{ size: ["sm", "md", "lg"], disabled: [false, true], defaultValue: ["", "+66812345678"] }}
      narrowest={280}
    >
      {(choice) => <SamplePhone {...choice} />}
    </Combinations>
  ),
};

export const LongTexts: Story = {
  render: () => (
    <SixLanguages>
      {(sample) => <SamplePhone label={sample.title} error={sample.sentence} defaultValue="+12423221234" />}
    </SixLanguages>
  ),
};
