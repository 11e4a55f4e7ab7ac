import type { Meta, StoryObj } from "@storybook/react-vite";
import { Stack } from "../../layout/Stack/index.ts";
import { ProgressBar } from "./index.ts";

const meta: Meta<typeof ProgressBar> = {
  title: "Feedback/ProgressBar",
  id: "components-progressbar",
  component: ProgressBar,
};
export default meta;

type Story = StoryObj<typeof ProgressBar>;

export const Playground: Story = {
  args: { label: "Claimed", value: 64, size: "md" },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 240 }}>
        <Story />
      </div>
    ),
  ],
};

export const Sizes: Story = {
  render: function Sizes() {
    return (
      <Stack gap={16} style={{ inlineSize: 240 }}>
        <ProgressBar label="Claimed" value={64} />
        <ProgressBar label="Claimed" value={88} size="md" kind="meter" />
        <ProgressBar label="Claimed" value={0} size="lg" />
      </Stack>
    );
  },
};
