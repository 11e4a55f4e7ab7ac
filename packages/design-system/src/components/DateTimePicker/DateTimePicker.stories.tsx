import type { Meta, StoryObj } from "@storybook/react-vite";
import { Grid } from "../../layout/Grid/index.ts";
import { DateTimePicker } from "./index.ts";

const meta: Meta<typeof DateTimePicker> = {
  title: "Fields/DateTimePicker",
  id: "components-datetimepicker",
  component: DateTimePicker,
};
export default meta;

type Story = StoryObj<typeof DateTimePicker>;

export const Playground: Story = {
  args: {
    label: "Sale starts",
    timeZone: "Asia/Bangkok",
    defaultValue: "2026-11-21T02:00:00Z",
    today: "2026-11-18",
    hint: "Shoppers see the start in their own time zone.",
  },
};

export const States: Story = {
  render: () => (
    <Grid columns={2} narrowest={280} gap={20}>
      <DateTimePicker label="Publish" timeZone="America/Vancouver" />
      <DateTimePicker
        label="Sale ends"
        timeZone="Asia/Shanghai"
        defaultValue="2026-11-11T16:00:00Z"
        error="Choose an end after the start."
      />
      <DateTimePicker label="Pickup" timeZone="Asia/Kolkata" defaultValue="2026-11-21T08:00:00Z" size="sm" />
      <DateTimePicker
        label="Published"
        timeZone="Europe/Paris"
        defaultValue="2026-11-21T08:00:00Z"
        disabled
      />
    </Grid>
  ),
};
