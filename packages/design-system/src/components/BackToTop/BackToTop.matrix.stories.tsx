import type { Meta, StoryObj } from "@storybook/react-vite";
import { SixLanguages } from "../../testing/matrix.tsx";
import { useShop } from "../../testing/shop-samples.ts";
import { BackToTop } from "./index.ts";

const meta: Meta<typeof BackToTop> = { title: "Components/BackToTop/Matrix", tags: ["!dev"] };
export default meta;

type Story = StoryObj<typeof BackToTop>;

function Button() {
  const { texts } = useShop();
  return <BackToTop label={texts.service[4]} after={-1} style={{ position: "static" }} />;
}

/** Rendered next to each other instead of in the corner of the viewport. */
export const SixNames: Story = { render: () => <SixLanguages width={120}>{() => <Button />}</SixLanguages> };
