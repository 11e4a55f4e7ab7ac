import type { Meta, StoryObj } from "@storybook/react-vite";
import { useShop } from "../../testing/shop-samples.ts";
import { BackToTop } from "./index.ts";

const meta: Meta = { title: "Components/BackToTop", component: BackToTop };
export default meta;

type Story = StoryObj;

/** Shown from the first pixel here; scroll to press it. */
export const Playground: Story = {
  render: function Playground() {
    const { texts } = useShop();
    return (
      <div style={{ minBlockSize: 1000 }}>
        <p>{texts.heroText}</p>
        <BackToTop after={-1} label={texts.service[4]} />
      </div>
    );
  },
};

export const Chinese: Story = { ...Playground, globals: { language: "zh-CN" } };

export const Thai: Story = { ...Playground, globals: { language: "th" } };

export const Lao: Story = { ...Playground, globals: { language: "lo" } };

export const Dark: Story = { ...Playground, globals: { scheme: "dark" } };
