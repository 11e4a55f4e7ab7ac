import type { Meta, StoryObj } from "@storybook/react-vite";
import { Inline } from "../../layout/Inline/index.ts";
import Heart from "lucide-react/icons/heart";
import { Icon } from "./index.ts";

const meta: Meta<typeof Icon> = { title: "Basics/Icon", id: "components-icon", component: Icon };
export default meta;

type Story = StoryObj<typeof Icon>;

export const Sizes: Story = {
  render: () => (
    <Inline gap={12}>
      {(["xs", "sm", "md", "lg", "xl"] as const).map((size) => (
        <Icon key={size} shape={Heart} size={size} />
      ))}
    </Inline>
  ),
};
