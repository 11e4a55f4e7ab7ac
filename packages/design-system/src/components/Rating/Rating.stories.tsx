import type { Meta, StoryObj } from "@storybook/react-vite";
import { useShop } from "../../testing/shop-samples.ts";
import { Stack } from "../../layout/Stack/index.ts";
import { Rating } from "./index.ts";

const meta: Meta = { title: "Basics/Rating (Stars)", id: "components-rating", component: Rating };
export default meta;

type Story = StoryObj;

export const Playground: Story = {
  render: function Playground() {
    const { texts } = useShop();
    return (
      <Stack gap={8}>
        {([12, 16, 20] as const).map((size) => (
          <Rating key={size} value={4.8} size={size} label={texts.rating}>
            <strong>4.8</strong>
          </Rating>
        ))}
        {[0, 0.5, 2.5, 5].map((value) => (
          <Rating key={value} value={value} label={`${value}`} />
        ))}
      </Stack>
    );
  },
};
