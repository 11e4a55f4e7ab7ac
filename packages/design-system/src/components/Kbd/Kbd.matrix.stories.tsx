import type { Meta, StoryObj } from "@storybook/react-vite";
import { SixLanguages } from "../../testing/matrix.tsx";
import { Kbd } from "./index.ts";

const meta: Meta = { title: "Components/Kbd/Matrix", tags: ["!dev"] };
export default meta;

type Story = StoryObj;

export const SixKeyboards: Story = {
  render: () => (
    <SixLanguages width={180}>
      {(sample) => (
        <p style={{ margin: 0 }}>
          {sample.addToCart} <Kbd keys="Mod Shift Enter" /> <Kbd keys="Escape" /> <Kbd keys="Space" />{" "}
          <Kbd keys="Backspace" /> <Kbd keys="Home" />
        </p>
      )}
    </SixLanguages>
  ),
};
