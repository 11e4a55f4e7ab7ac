import type { Meta, StoryObj } from "@storybook/react-vite";
import { Stack } from "../../layout/Stack/index.ts";
import { Inline } from "../../layout/Inline/index.ts";
import { Divider } from "./index.ts";

const meta: Meta<typeof Divider> = {
  title: "Layout/Divider (Separator)",
  id: "components-divider",
  component: Divider,
};
export default meta;

type Story = StoryObj<typeof Divider>;

export const Variants: Story = {
  render: function Variants() {
    return (
      <Stack gap={24} style={{ inlineSize: "min(400px, 100%)" }}>
        <Divider />
        <Divider>or continue with</Divider>
        <Inline gap={12}>
          My orders
          <Divider orientation="vertical" />
          Help
        </Inline>
      </Stack>
    );
  },
};
