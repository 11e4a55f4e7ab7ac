import type { Meta, StoryObj } from "@storybook/react-vite";
import { SixLanguages } from "../../testing/matrix.tsx";
import { DatePicker } from "./index.ts";

const meta: Meta = { title: "Components/DatePicker/Matrix", tags: ["!dev"] };
export default meta;

type Story = StoryObj;

export const LongTexts: Story = {
  render: () => (
    <SixLanguages width={220}>
      {(sample) => (
        <div style={{ display: "grid", gap: 16 }}>
          <DatePicker label={sample.title} error={sample.sentence} defaultValue="2026-11-21" />
          <DatePicker label={sample.email} />
        </div>
      )}
    </SixLanguages>
  ),
};

const open: Story = {
  render: () => (
    <div style={{ maxInlineSize: 320, minBlockSize: 460 }}>
      <DatePicker label="…" defaultValue="2026-11-21" today="2026-11-18" />
    </div>
  ),
  play: async ({ canvasElement }) => {
    canvasElement.querySelector("button")?.click();
  },
};

/** With the Buddhist year, as all Thai dates. */
export const Thai: Story = { ...open, globals: { language: "th" } };
