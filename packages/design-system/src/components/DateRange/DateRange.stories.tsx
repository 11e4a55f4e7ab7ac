import type { Meta, StoryObj } from "@storybook/react-vite";
import { use } from "react";
import { Grid } from "../../layout/Grid/index.ts";
import { fieldTexts } from "../../testing/field-texts.data.ts";
import { SampleLanguageContext, useSample } from "../../testing/samples.ts";
import { useTexts } from "../../testing/useTexts.ts";
import { DateRange, type DateRangeProps } from "./index.ts";

const meta: Meta<typeof DateRange> = { title: "Components/DateRange", component: DateRange };
export default meta;

type Story = StoryObj<typeof DateRange>;

const lao = {
  months: [
    ...["ມັງກອນ", "ກຸມພາ", "ມີນາ", "ເມສາ", "ພຶດສະພາ", "ມິຖຸນາ"],
    ...["ກໍລະກົດ", "ສິງຫາ", "ກັນຍາ", "ຕຸລາ", "ພະຈິກ", "ທັນວາ"],
  ],
  weekdays: ["ທິດ", "ຈັນ", "ຄານ", "ພຸດ", "ພະຫັດ", "ສຸກ", "ເສົາ"],
};

function Range(props: Partial<DateRangeProps>) {
  const { dates } = useTexts(fieldTexts);
  const language = use(SampleLanguageContext);
  return (
    <DateRange
      label={dates.label}
      locale={language}
      today="2026-11-18"
      texts={{ ...dates, calendar: dates.hint }}
      {...(language === "lo" && { names: lao })}
      {...props}
    />
  );
}

export const Playground: Story = { render: (args) => <Range {...args} /> };

export const States: Story = {
  render: function States() {
    const { dates } = useTexts(fieldTexts);
    return (
      <Grid columns={2} narrowest={320} gap={20}>
        <Range hint={dates.hint} />
        <Range defaultValue={{ start: "2026-11-01", end: "2026-11-18" }} />
        <Range error={dates.wrong} defaultValue={{ start: "2026-11-18", end: "" }} />
        <Range disabled defaultValue={{ start: "2026-11-01", end: "2026-11-18" }} />
        <Range size="sm" />
        <Range size="lg" />
      </Grid>
    );
  },
};

export const Open: Story = {
  parameters: { docs: { story: { inline: false, iframeHeight: 520 } } },
  render: () => (
    <div style={{ maxInlineSize: 420, minBlockSize: 480 }}>
      <Range defaultValue={{ start: "2026-11-10", end: "2026-11-18" }} min="2026-11-03" max="2027-01-15" />
    </div>
  ),
  play: async ({ canvasElement }) => {
    canvasElement.querySelector("button")?.click();
  },
};

/** In the language of the toolbar. */
export const LongText: Story = {
  render: function LongText() {
    const sample = useSample();
    return (
      <div style={{ inlineSize: 260 }}>
        <Range label={sample.title} error={sample.sentence} />
      </div>
    );
  },
};
