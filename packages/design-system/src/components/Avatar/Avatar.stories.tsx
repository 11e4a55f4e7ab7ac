import type { Meta, StoryObj } from "@storybook/react-vite";
import { Inline } from "../../layout/Inline/index.ts";
import { Avatar } from "./index.ts";

const meta: Meta<typeof Avatar> = {
  title: "Basics/Avatar (User picture)",
  id: "components-avatar",
  component: Avatar,
};
export default meta;

type Story = StoryObj<typeof Avatar>;

export const Sizes: Story = {
  render: () => (
    <Inline gap={12}>
      <Avatar name="Mara" size={20} />
      <Avatar name="Mara" size={32} />
      <Avatar name="ນ້ອຍ" />
      <Avatar name="Carmine Tires" shape="square" size={48} />
      <Avatar name="" size={48} />
      <Avatar name="Broken" src="data:image/webp;base64,bm90IGEgcGljdHVyZQ==" size={64} />
    </Inline>
  ),
};
