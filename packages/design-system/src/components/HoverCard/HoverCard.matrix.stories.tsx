import type { Meta, StoryObj } from "@storybook/react-vite";
import { extremes, SixLanguages } from "../../testing/matrix.tsx";
import { HoverCard } from "./index.ts";

const meta: Meta<typeof HoverCard> = { title: "Components/HoverCard/Matrix", tags: ["!dev"] };
export default meta;

type Story = StoryObj<typeof HoverCard>;

export const LongTexts: Story = {
  render: () => (
    <SixLanguages>
      {(sample) => (
        <div style={{ minBlockSize: 240 }}>
          <HoverCard trigger={sample.email} href="#" defaultOpen>
            {sample.sentence} {extremes.word}
          </HoverCard>
        </div>
      )}
    </SixLanguages>
  ),
};
