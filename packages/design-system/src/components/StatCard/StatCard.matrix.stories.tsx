import type { Meta, StoryObj } from "@storybook/react-vite";
import Package from "lucide-react/icons/package";
import { extremes, SixLanguages } from "../../testing/matrix.tsx";
import { StatCard } from "./index.ts";

const meta: Meta = { title: "Components/StatCard/Matrix", tags: ["!dev"] };
export default meta;

type Story = StoryObj;

export const LongTexts: Story = {
  render: () => (
    <SixLanguages width={220}>
      {(sample) => (
        <StatCard
          label={sample.title}
          value={extremes.many.toLocaleString("en-US")}
          icon={Package}
          change={{ text: "1,204.5%", direction: "down", tone: "critical" }}
          details={`${sample.sentence} ${extremes.word}`}
        />
      )}
    </SixLanguages>
  ),
};
