import type { Meta, StoryObj } from "@storybook/react-vite";
import { Card } from "../../components/Card/index.ts";
import { useSample } from "../../testing/samples.ts";
import { Container } from "./index.ts";

const meta: Meta<typeof Container> = {
  title: "Layout/Container",
  id: "layout-container",
  component: Container,
  parameters: { layout: "fullscreen" },
};
export default meta;

type Story = StoryObj<typeof Container>;

/** Shown in the toolbar's language. */
export const Playground: Story = {
  render: function Playground(args) {
    const sample = useSample();
    return (
      <Container {...args}>
        <Card>{sample.title}</Card>
      </Container>
    );
  },
};
