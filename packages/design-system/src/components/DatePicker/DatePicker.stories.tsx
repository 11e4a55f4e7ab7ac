import type { Meta, StoryObj } from "@storybook/react-vite";
import { Grid } from "../../layout/Grid/index.ts";
import { DatePicker } from "./index.ts";

const meta: Meta<typeof DatePicker> = {
  title: "Fields/DatePicker (Calendar)",
  id: "components-datepicker",
  component: DatePicker,
};
export default meta;

type Story = StoryObj<typeof DatePicker>;

export const Playground: Story = {
  args: {
    label: "Publish date",
    defaultValue: "2026-11-21",
    today: "2026-11-18",
    hint: "Hidden until then.",
  },
};

export const States: Story = {
  render: () => (
    <Grid columns={2} narrowest={240} gap={20}>
      <DatePicker label="Ship by" />
      <DatePicker label="Ship by" defaultValue="2026-11-12" error="Choose a day in the future." />
      <DatePicker label="Delivered on" defaultValue="2026-11-12" readOnly />
      <DatePicker label="Ends on" defaultValue="2026-12-31" disabled size="sm" />
    </Grid>
  ),
};

export const Open: Story = {
  parameters: { docs: { story: { inline: false, iframeHeight: 560 } } },
  render: () => (
    <div style={{ maxInlineSize: 320, minBlockSize: 500 }}>
      <DatePicker
        label="Ship by"
        today="2026-11-18"
        defaultValue="2026-11-21"
        min="2026-11-05"
        presets={[
          { label: "Tomorrow", value: "2026-11-19" },
          { label: "In one week", value: "2026-11-25" },
        ]}
      />
    </div>
  ),
  play: async ({ canvasElement }) => {
    canvasElement.querySelector("button")?.click();
  },
};
