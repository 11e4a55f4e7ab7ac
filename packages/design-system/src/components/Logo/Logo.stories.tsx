import type { Meta, StoryObj } from "@storybook/react-vite";
import { useShop } from "../../testing/shop-samples.ts";
import { Logo, LogoMark } from "./index.ts";

const meta: Meta = { title: "Basics/Logo", id: "components-logo", component: Logo };
export default meta;

type Story = StoryObj;

export const Playground: Story = {
  render: function Playground() {
    const { texts } = useShop();
    return (
      <Logo href="#home" name="Carmine" claim={texts.navigation.claim} label={`Carmine, ${texts.home}`} />
    );
  },
};

export const Mark: Story = { render: () => <LogoMark /> };
