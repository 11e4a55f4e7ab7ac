import type { Meta, StoryObj } from "@storybook/react-vite";
import { Card } from "../Card/index.ts";
import { ErrorState } from "./index.ts";

const meta: Meta<typeof ErrorState> = {
  title: "Feedback/ErrorState",
  id: "components-errorstate",
  component: ErrorState,
};
export default meta;

type Story = StoryObj<typeof ErrorState>;

export const Playground: Story = {
  args: {
    title: "We couldn’t load your orders",
    children: "The connection broke off. Your orders are safe, nothing was changed.",
  },
  render: (args) => (
    <Card>
      <ErrorState {...args} />
    </Card>
  ),
};
