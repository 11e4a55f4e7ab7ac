import type { Meta, StoryObj } from "@storybook/react-vite";
import { Inline } from "../../layout/Inline/index.ts";
import { Spinner } from "./index.ts";

const meta: Meta<typeof Spinner> = {
  title: "Feedback/Spinner (Loader)",
  id: "components-spinner",
  component: Spinner,
};
export default meta;

type Story = StoryObj<typeof Spinner>;

export const Playground: Story = { args: { size: "md", label: "Loading more reviews" } };

export const Sizes: Story = {
  render: function Sizes() {
    return (
      <Inline gap={12}>
        {(["sm", "md", "lg", "xl"] as const).map((size) => (
          <Spinner key={size} size={size} label="Loading" />
        ))}
      </Inline>
    );
  },
};
