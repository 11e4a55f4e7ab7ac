import type { Meta, StoryObj } from "@storybook/react-vite";
import { Stack } from "../../layout/Stack/index.ts";
import { useSample } from "../../testing/samples.ts";
import { Heading } from "./index.ts";

const meta: Meta<typeof Heading> = { title: "Basics/Heading", id: "components-heading", component: Heading };
export default meta;

type Story = StoryObj<typeof Heading>;

const sizes = [36, 30, 24, 20, 18, 16, 14] as const;

/** Shown in the toolbar's language. */
export const Scale: Story = {
  render: function Scale() {
    const sample = useSample();
    return (
      <Stack gap={12}>
        {sizes.map((size) => (
          <Heading key={size} level={2} size={size}>
            {sample.title}
          </Heading>
        ))}
      </Stack>
    );
  },
};
