import type { Meta, StoryObj } from "@storybook/react-vite";
import type { Controlled } from "../../testing/controlled.ts";
import { useShop } from "../../testing/shop-samples.ts";
import { Logo, LogoMark } from "./index.ts";

const meta: Meta<typeof Logo> = { title: "Basics/Logo", id: "components-logo", component: Logo };
export default meta;

type Story = StoryObj<typeof Logo>;

export const Playground: Controlled<typeof Logo> = {
  render: function Playground(args) {
    const { texts } = useShop();
    return (
      <Logo
        href="#home"
        name="Carmine"
        claim={texts.navigation.claim}
        label={`Carmine, ${texts.home}`}
        {...args}
      />
    );
  },
};

export const Mark: Story = { render: () => <LogoMark /> };
