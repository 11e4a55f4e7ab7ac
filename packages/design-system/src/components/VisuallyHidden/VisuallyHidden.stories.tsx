import type { Meta, StoryObj } from "@storybook/react-vite";
import { VisuallyHidden } from "./index.ts";

const meta: Meta<typeof VisuallyHidden> = {
  title: "Basics/VisuallyHidden (Screen reader only)",
  id: "components-visuallyhidden",
  component: VisuallyHidden,
};
export default meta;

type Story = StoryObj<typeof VisuallyHidden>;

export const Playground: Story = {
  render: function Playground() {
    return (
      <p>
        4.5 <VisuallyHidden>of 5 stars</VisuallyHidden>
      </p>
    );
  },
};
