import type { Meta, StoryObj } from "@storybook/react-vite";
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

export const Playground: Story = {
  render: function Playground() {
    const { texts } = useShop();
    return <SampleUtilityBar texts={texts} />;
  },
};

export const SignedIn: Story = {
  render: function SignedIn() {
    const { texts } = useShop();
    return <SampleUtilityBar texts={texts} signedIn />;
  },
};
