import type { Meta, StoryObj } from "@storybook/react-vite";
import { Stack } from "../../layout/Stack/index.ts";
import { useSample } from "../../testing/samples.ts";
import { Text } from "./index.ts";

const meta: Meta<typeof Text> = { title: "Basics/Text", id: "components-text", component: Text };
export default meta;

type Story = StoryObj<typeof Text>;

export const Playground: Story = { args: { size: 16, children: "Your parcel left the warehouse." } };

const sizes = [12, 14, 16, 18, 20, 24, 30] as const;

/** Shown in the toolbar's language. */
export const Scale: Story = {
  render: function Scale() {
    const sample = useSample();
    return (
      <Stack gap={8}>
        {sizes.map((size) => (
          <Text key={size} size={size}>
            {sample.title}
          </Text>
        ))}
        <Text tone="muted">{sample.sentence}</Text>
        <Text strong>{sample.sentence}</Text>
      </Stack>
    );
  },
};

export const Clamped: Story = {
  render: function Clamped() {
    const sample = useSample();
    return (
      <Stack gap={16} style={{ inlineSize: 180 }}>
        <Text lines={2}>{sample.title}</Text>
        <Text lines={1}>{sample.unbreakable}</Text>
      </Stack>
    );
  },
};
