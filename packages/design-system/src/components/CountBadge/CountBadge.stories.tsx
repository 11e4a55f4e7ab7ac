import type { Meta, StoryObj } from "@storybook/react-vite";
import { Inline } from "../../layout/Inline/index.ts";
import { Card } from "../Card/index.ts";
import { CountBadge } from "./index.ts";

const meta: Meta<typeof CountBadge> = {
  title: "Feedback/CountBadge (Badge, counter)",
  id: "components-countbadge",
  component: CountBadge,
};
export default meta;

type Story = StoryObj<typeof CountBadge>;

export const Variants: Story = {
  render: () => (
    <Card>
      <Inline gap={12}>
        <CountBadge count={3} />
        <CountBadge count={128} />
        <CountBadge count={24} tone="neutral" />
      </Inline>
    </Card>
  ),
};
