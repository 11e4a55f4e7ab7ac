import type { Meta, StoryObj } from "@storybook/react-vite";
import { Grid } from "../../layout/Grid/index.ts";
import { fieldTexts } from "../../testing/field-texts.ts";
import { useSample } from "../../testing/samples.ts";
import { DateRange } from "./index.ts";
import { SampleDates } from "../../testing/field-samples.tsx";

const meta: Meta<typeof DateRange> = {
  title: "Fields/DateRange (Date picker, calendar)",
  id: "components-daterange",
  component: DateRange,
};
export default meta;

type Story = StoryObj<typeof DateRange>;

export const Playground: Story = { render: (args) => <SampleDates {...args} /> };

export const States: Story = {
  render: function States() {
    const { dates } = fieldTexts;
    return (
      <Grid columns={2} narrowest={320} gap={20}>
        <SampleDates hint={dates.hint} />
        <SampleDates defaultValue={{ start: "2026-11-01", end: "2026-11-18" }} />
        <SampleDates error={dates.wrong} defaultValue={{ start: "2026-11-18", end: "" }} />
        <SampleDates disabled defaultValue={{ start: "2026-11-01", end: "2026-11-18" }} />
        <SampleDates size="sm" />
        <SampleDates size="lg" />
      </Grid>
    );
  },
};

export const Open: Story = {
  parameters: { docs: { story: { inline: false, iframeHeight: 520 } } },
  render: () => (
    <div style={{ maxInlineSize: 420, minBlockSize: 480 }}>
      <SampleDates
        today="2026-11-12"
        defaultValue={{ start: "2026-11-10", end: "2026-11-18" }}
        min="2026-11-03"
        max="2027-01-15"
      />
    </div>
  ),
  play: async ({ canvasElement }) => {
    canvasElement.querySelector("button")?.click();
  },
};

/** Two months, and common preset ranges. */
export const TwoMonths: Story = {
  parameters: { docs: { story: { inline: false, iframeHeight: 560 } } },
  render: function TwoMonths() {
    return (
      <div style={{ minBlockSize: 520, paddingInlineStart: 280 }}>
        <SampleDates
          months={2}
          today="2026-11-12"
          defaultValue={{ start: "2026-11-06", end: "2026-12-03" }}
          presets={[
            { label: "Last 7 days", start: "2026-11-06", end: "2026-11-12" },
            { label: "This month", start: "2026-11-01", end: "2026-11-30" },
          ]}
        />
      </div>
    );
  },
  play: Open.play,
};

/** Shown in the toolbar's language. */
export const LongText: Story = {
  render: function LongText() {
    const sample = useSample();
    return (
      <div style={{ inlineSize: 260 }}>
        <SampleDates label={sample.title} error={sample.sentence} />
      </div>
    );
  },
};
