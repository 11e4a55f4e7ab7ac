import type { Meta, StoryObj } from "@storybook/react-vite";
import { CopyButton } from "./index.ts";

const meta: Meta<typeof CopyButton> = {
  title: "Actions/CopyButton",
  id: "components-copybutton",
  component: CopyButton,
};
export default meta;

type Story = StoryObj<typeof CopyButton>;

export const Playground: Story = {
  args: {
    value: "wx1042881704266",
    label: "Copy the order number",
    children: "wx1042881704266",
  },
};
