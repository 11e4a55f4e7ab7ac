import type { Meta, StoryObj } from "@storybook/react-vite";
import type { Controlled } from "../../testing/controlled.ts";
import { SampleUtilityBar } from "../../testing/SampleHeader.tsx";
import { useShop } from "../../testing/shop-samples.ts";
import { UtilityBar } from "./index.ts";

const meta: Meta = {
  title: "Navigation/UtilityBar",
  id: "components-utilitybar",
  component: UtilityBar,
  parameters: { layout: "fullscreen" },
};
export default meta;

type Story = StoryObj;

export const Playground: Controlled<typeof UtilityBar> = {
  render: function Playground(args) {
    const { texts } = useShop();
    return <SampleUtilityBar texts={texts} bar={args} />;
  },
};

export const SignedIn: Story = {
  render: function SignedIn() {
    const { texts } = useShop();
    return <SampleUtilityBar texts={texts} signedIn />;
  },
};
