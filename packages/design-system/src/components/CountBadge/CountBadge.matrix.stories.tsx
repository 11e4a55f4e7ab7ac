import type { Meta, StoryObj } from "@storybook/react-vite";
import { Combinations, extremes } from "../../testing/matrix.tsx";
import { CountBadge } from "./index.ts";

const meta: Meta<typeof CountBadge> = { title: "Components/CountBadge/Matrix", tags: ["!dev"] };
export default meta;

type Story = StoryObj<typeof CountBadge>;

export const EveryCount: Story = {
  render: () => (
    <Combinations
      choices={{
        count: [extremes.zero, 1, 42, 99, 100, extremes.many],
        tone: ["act", "neutral"],
        max: [99, 99_999],
      }}
      narrowest={200}
    >
      {(choice) => <CountBadge {...choice} />}
    </Combinations>
  ),
};
