import type { Meta, StoryObj } from "@storybook/react-vite";
import { VisuallyHidden } from "./index.ts";

const meta: Meta<typeof VisuallyHidden> = { title: "Components/VisuallyHidden", component: VisuallyHidden };
export default meta;

type Story = StoryObj<typeof VisuallyHidden>;

export const Playground: Story = {
  render: () => (
    <p>
      4.5 <VisuallyHidden>of 5 stars</VisuallyHidden>
    </p>
  ),
};
