import type { Meta, StoryObj } from "@storybook/react-vite";
import { Grid } from "../../layout/Grid/index.ts";
import { NumberField } from "./index.ts";

const meta: Meta<typeof NumberField> = {
  title: "Fields/NumberField (Number input)",
  id: "components-numberfield",
  component: NumberField,
};
export default meta;

type Story = StoryObj<typeof NumberField>;

export const Playground: Story = {
  args: {
    label: "Weight",
    defaultValue: 1250,
    min: 0,
    max: 99_999,
    step: 10,
    end: "g",
    hint: "With packaging.",
  },
};

const percent = { style: "percent", maximumFractionDigits: 1 } as const;
const metres = { minimumFractionDigits: 2 };

export const States: Story = {
  render: () => (
    <Grid columns={2} narrowest={240} gap={20}>
      <NumberField label="On hand" defaultValue={9} min={0} allowDelta hint="Type +2 to add two." />
      <NumberField label="Discount" defaultValue={0.125} step={0.01} max={1} formatOptions={percent} />
      <NumberField label="Length" defaultValue={1234.5} formatOptions={metres} end="m" buttons={false} />
      <NumberField label="Units per box" min={1} placeholder="12" error="Enter how many are in a box." />
      <NumberField label="Reserved" defaultValue={2} readOnly />
      <NumberField label="Available" defaultValue={7} disabled size="sm" />
    </Grid>
  ),
};
