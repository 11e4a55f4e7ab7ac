import type { Meta, StoryObj } from "@storybook/react-vite";
import { useShop } from "../../testing/shop-samples.ts";
import { Inline } from "../../layout/Inline/index.ts";
import { DiscountTag } from "./index.ts";

const meta: Meta = { title: "Basics/DiscountTag", id: "components-discounttag", component: DiscountTag };
export default meta;

type Story = StoryObj;

export const Playground: Story = {
  render: function Playground() {
    const { texts } = useShop();
    return (
      <Inline gap={8}>
        <DiscountTag>{texts.save}</DiscountTag>
        <DiscountTag variant="solid">{texts.save}</DiscountTag>
      </Inline>
    );
  },
};
