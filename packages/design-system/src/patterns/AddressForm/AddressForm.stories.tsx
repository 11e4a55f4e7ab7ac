import type { Meta, StoryObj } from "@storybook/react-vite";
import { buyingTexts } from "../../testing/buying-texts.ts";
import { SampleAddress } from "../../testing/field-samples.tsx";
import { AddressForm } from "./index.ts";

const meta: Meta<typeof AddressForm> = {
  title: "Commerce/AddressForm",
  id: "patterns-addressform",
  component: AddressForm,
};
export default meta;

type Story = StoryObj<typeof AddressForm>;

export const Playground: Story = { render: (args) => <SampleAddress {...args} /> };

export const Filled: Story = {
  render: () => (
    <SampleAddress
      defaultValue={{
        recipient: "Mara Lindqvist",
        email: "mara.lindqvist@example.com",
        phone: "+8562055512345",
        country: "LA",
        region: ["LA-CH", "pakse"],
        street: "ບ້ານໂພນສະຫວັນ 12",
        postcode: "16000",
        isDefault: true,
      }}
    />
  ),
};

/** Shown in the toolbar's language. */
export const Wrong: Story = {
  render: function Wrong() {
    const { addressErrors } = buyingTexts;
    return <SampleAddress errors={addressErrors} />;
  },
};
