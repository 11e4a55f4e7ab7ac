import type { Meta, StoryObj } from "@storybook/react-vite";
import { Combinations, extremes } from "../../testing/matrix.tsx";
import { ProgressBar } from "./index.ts";

const meta: Meta = { title: "Components/ProgressBar/Matrix", tags: ["!dev"] };
export default meta;

type Story = StoryObj;

/** From nothing to more than all; it contains no text. */
export const EveryLook: Story = {
  render: () => (
    <Combinations
      choices={{
        kind: ["progress", "meter"],
        size: ["sm", "md", "lg"],
        value: [extremes.zero, 1, 64, 100, extremes.many],
      }}
    >
      {({ kind, size, value }) => (
        <ProgressBar
          label={`${kind} ${size}`}
          kind={kind}
          size={size}
          value={value}
          max={Math.max(100, value)}
        />
      )}
    </Combinations>
  ),
};
