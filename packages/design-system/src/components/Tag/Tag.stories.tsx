import type { Meta, StoryObj } from "@storybook/react-vite";
import { Inline } from "../../layout/Inline/index.ts";
import { Tag } from "./index.ts";

const meta: Meta<typeof Tag> = { title: "Basics/Tag (Badge, label)", id: "components-tag", component: Tag };
export default meta;

type Story = StoryObj<typeof Tag>;

export const Playground: Story = { args: { children: "205/55 R16 94V" } };

export const Variants: Story = {
  render: function Variants() {
    return (
      <Inline gap={8}>
        <Tag variant="solid">Self-operated</Tag>
        <Tag variant="outline">Save 22%</Tag>
        <Tag>205/55 R16 94V</Tag>
        <Tag variant="success">Free delivery</Tag>
        <Tag variant="caution">Only 3 left</Tag>
      </Inline>
    );
  },
};
