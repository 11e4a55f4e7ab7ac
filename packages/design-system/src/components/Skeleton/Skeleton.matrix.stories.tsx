import type { Meta, StoryObj } from "@storybook/react-vite";
import { Combinations } from "../../testing/matrix.tsx";
import { Skeleton } from "./index.ts";

const meta: Meta = { title: "Components/Skeleton/Matrix", tags: ["!dev"] };
export default meta;

type Story = StoryObj;

/** It has no text, only shapes and sizes. */
export const EveryShape: Story = {
  render: () => (
    <Combinations
      choices={{ shape: ["block", "card", "pill"], width: ["100%", "60%", 96], height: [12, 72] }}
    >
      {(choice) => <Skeleton {...choice} />}
    </Combinations>
  ),
};

/** Wider than its container: it is clipped. */
export const TooWide: Story = {
  render: () => (
    <div style={{ inlineSize: 160 }}>
      <Skeleton width={99_999} height={24} />
    </div>
  ),
};
