import type { Meta, StoryObj } from "@storybook/react-vite";
import { SampleAddress } from "../../testing/field-samples.tsx";
import { extremes, SixLanguages } from "../../testing/matrix.tsx";
import { AddressForm } from "./index.ts";

const meta: Meta<typeof AddressForm> = { title: "Patterns/AddressForm/Matrix", tags: ["!dev"] };
export default meta;

type Story = StoryObj<typeof AddressForm>;

export const WithoutRegions: Story = { render: () => <SampleAddress regions={undefined} /> };

export const LongTexts: Story = {
  render: () => (
    <SixLanguages>
      {(sample) => <SampleAddress errors={{ recipient: sample.sentence, street: extremes.word }} />}
    </SixLanguages>
  ),
};
