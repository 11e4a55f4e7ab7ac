import type { Meta, StoryObj } from "@storybook/react-vite";
import { Combinations } from "../../testing/matrix.tsx";
import { Skeleton } from "./index.ts";

const meta: Meta = { title: "Components/Skeleton/Matrix", tags: ["!dev"] };
export default meta;

type Story = StoryObj;

/** It carries no words: shapes and sizes are all there is. */
export const EveryShape: Story = {
  render: () => (
    <Combinations
      choices={{ shape: ["block", "card", "pill"], width: ["100%", "60%", 96], height: [12, 72] }}
    >
      {(choice) => <Skeleton {...choice} />}
    </Combinations>
  ),
};

/** Wider than its place: it ends where the place ends. */
export const TooWide: Story = {
  render: () => (
    <div style={{ inlineSize: 160 }}>
      <Skeleton width={99_999} height={24} />
    </div>
  ),
};
