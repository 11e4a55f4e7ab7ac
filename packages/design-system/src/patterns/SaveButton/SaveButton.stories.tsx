import type { Meta } from "@storybook/react-vite";
import type { Controlled } from "../../testing/controlled.ts";
import { useShop } from "../../testing/shop-samples.ts";
import { Inline } from "../../layout/Inline/index.ts";
import { SaveButton } from "./index.ts";

const meta: Meta<typeof SaveButton> = {
  title: "Commerce/SaveButton",
  id: "patterns-savebutton",
  component: SaveButton,
};
export default meta;

export const Playground: Controlled<typeof SaveButton> = {
  render: function Playground(args) {
    const { texts } = useShop();
    return (
      <Inline gap={8}>
        <SaveButton saved={false} label={texts.service[3]} {...args} />
        <SaveButton saved label={texts.service[3]} />
      </Inline>
    );
  },
};
