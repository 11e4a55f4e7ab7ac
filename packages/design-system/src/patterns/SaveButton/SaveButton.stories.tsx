import type { Meta, StoryObj } from "@storybook/react-vite";
import { useShop } from "../../testing/shop-samples.ts";
import { Inline } from "../../layout/Inline/index.ts";
import { SaveButton } from "./index.ts";

const meta: Meta = { title: "Commerce/SaveButton", id: "patterns-savebutton", component: SaveButton };
export default meta;

type Story = StoryObj;

export const Playground: Story = {
  render: function Playground() {
    const { texts } = useShop();
    return (
      <Inline gap={8}>
        <SaveButton saved={false} label={texts.service[3]} />
        <SaveButton saved label={texts.service[3]} />
      </Inline>
    );
  },
};
