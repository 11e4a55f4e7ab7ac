import type { Meta } from "@storybook/react-vite";
import type { Controlled } from "../../testing/controlled.ts";
import { useShop } from "../../testing/shop-samples.ts";
import { Stack } from "../../layout/Stack/index.ts";
import { Rating } from "./index.ts";

const meta: Meta<typeof Rating> = {
  title: "Basics/Rating (Stars)",
  id: "components-rating",
  component: Rating,
};
export default meta;

export const Playground: Controlled<typeof Rating> = {
  render: function Playground(args) {
    const { texts } = useShop();
    return (
      <Stack gap={8}>
        {([12, 16, 20] as const).map((size) => (
          <Rating key={size} value={4.8} size={size} label={texts.rating} {...args}>
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
