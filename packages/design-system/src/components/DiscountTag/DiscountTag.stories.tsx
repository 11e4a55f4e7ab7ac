import type { Meta } from "@storybook/react-vite";
import type { Controlled } from "../../testing/controlled.ts";
import { useShop } from "../../testing/shop-samples.ts";
import { Inline } from "../../layout/Inline/index.ts";
import { DiscountTag } from "./index.ts";

const meta: Meta<typeof DiscountTag> = {
  title: "Basics/DiscountTag",
  id: "components-discounttag",
  component: DiscountTag,
};
export default meta;

export const Playground: Controlled<typeof DiscountTag> = {
  render: function Playground(args) {
    const { texts } = useShop();
    return (
      <Inline gap={8}>
        <DiscountTag {...args}>{texts.save}</DiscountTag>
        <DiscountTag variant="solid">{texts.save}</DiscountTag>
      </Inline>
    );
  },
};
