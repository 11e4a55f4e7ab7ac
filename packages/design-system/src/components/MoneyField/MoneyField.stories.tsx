import type { Meta, StoryObj } from "@storybook/react-vite";
import { Grid } from "../../layout/Grid/index.ts";
import { MoneyField } from "./index.ts";

const meta: Meta<typeof MoneyField> = {
  title: "Fields/MoneyField (Currency input)",
  id: "components-moneyfield",
  component: MoneyField,
};
export default meta;

type Story = StoryObj<typeof MoneyField>;

export const Playground: Story = {
  args: { label: "Price", currency: "USD", defaultValue: 13_990, hint: "What shoppers pay, with tax." },
};

export const States: Story = {
  render: () => (
    <Grid columns={2} narrowest={240} gap={20}>
      <MoneyField label="List price" currency="EUR" locale="fr" defaultValue={123_450} />
      <MoneyField label="Deposit" currency="JPY" defaultValue={5000} />
      <MoneyField label="Price" currency="THB" placeholder="0.00" error="Enter a price." />
      <MoneyField label="Fee" currency="CNY" defaultValue={420} readOnly />
    </Grid>
  ),
};
