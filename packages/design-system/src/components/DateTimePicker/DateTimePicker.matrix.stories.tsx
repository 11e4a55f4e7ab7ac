import type { Meta, StoryObj } from "@storybook/react-vite";
import { SixLanguages } from "../../testing/matrix.tsx";
import { DateTimePicker } from "./index.ts";

const meta: Meta = { title: "Components/DateTimePicker/Matrix", tags: ["!dev"] };
export default meta;

type Story = StoryObj;

export const LongTexts: Story = {
  render: () => (
    <SixLanguages width={280}>
      {(sample) => (
        <div style={{ display: "grid", gap: 16 }}>
          <DateTimePicker
            label={sample.title}
            error={sample.sentence}
            timeZone="America/Argentina/Buenos_Aires"
            defaultValue="2026-11-21T17:30:00Z"
          />
          <DateTimePicker label={sample.email} timeZone="Asia/Vientiane" />
        </div>
      )}
    </SixLanguages>
  ),
};
