import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "../../components/Button/index.ts";
import { Card } from "../../components/Card/index.ts";
import { useSample } from "../../testing/samples.ts";
import { Stack } from "./index.ts";

const meta: Meta<typeof Stack> = {
  title: "Layout/Stack (Flex column)",
  id: "layout-stack",
  component: Stack,
};
export default meta;

type Story = StoryObj<typeof Stack>;

/** Shown in the toolbar's language. */
export const Playground: Story = {
  args: { gap: 16 },
  render: function Playground(args) {
    const sample = useSample();
    return (
      <Stack {...args}>
        <Card>{sample.title}</Card>
        <Card>{sample.sentence}</Card>
        <Button>{sample.addToCart}</Button>
      </Stack>
    );
  },
};

/** Children keep their width. */
export const Aligned: Story = { ...Playground, args: { gap: 8, align: "start" } };
