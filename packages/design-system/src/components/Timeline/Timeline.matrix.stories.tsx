import type { Meta, StoryObj } from "@storybook/react-vite";
import { extremes, SixLanguages } from "../../testing/matrix.tsx";
import { Timeline } from "./index.ts";

const meta: Meta = { title: "Components/Timeline/Matrix", tags: ["!dev"] };
export default meta;

type Story = StoryObj;

export const LongTexts: Story = {
  render: () => (
    <SixLanguages width={260}>
      {(sample) => (
        <Timeline
          label={sample.title}
          entries={[
            {
              id: 1,
              title: sample.sentence,
              by: sample.email,
              time: { text: "12:59", iso: "2026-11-27T12:59" },
            },
            {
              id: 2,
              title: extremes.word,
              tone: "act",
              details: sample.title,
              time: { text: sample.addToCart, iso: "2026-11-27" },
              minor: { label: sample.addToCart, entries: [] },
            },
          ]}
        />
      )}
    </SixLanguages>
  ),
};
