import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "../../components/Button/index.ts";
import { Tag } from "../../components/Tag/index.ts";
import { Text } from "../../components/Text/index.ts";
import { useSample } from "../../testing/samples.ts";
import { useShop } from "../../testing/shop-samples.ts";
import { Inline } from "./index.ts";

const meta: Meta<typeof Inline> = {
  title: "Layout/Inline (Flex row)",
  id: "layout-inline",
  component: Inline,
};
export default meta;

type Story = StoryObj<typeof Inline>;

/** Shown in the toolbar's language. */
export const Playground: Story = {
  args: { gap: 8 },
  render: function Playground(args) {
    const sample = useSample();
    const { texts } = useShop();
    return (
      <Inline {...args}>
        <Button variant="solid">{sample.addToCart}</Button>
        <Button>{texts.follow}</Button>
        {["205/55 R16", "94V", "M+S", "3PMSF"].map((fact) => (
          <Tag key={fact}>{fact}</Tag>
        ))}
      </Inline>
    );
  },
};

/** Both ends of a line. */
export const Ends: Story = {
  render: function Ends() {
    const sample = useSample();
    return (
      <Inline justify="between" align="baseline">
        <Text strong>{sample.email}</Text>
        <Text tone="muted">mara.lindqvist@example.com</Text>
      </Inline>
    );
  },
};
