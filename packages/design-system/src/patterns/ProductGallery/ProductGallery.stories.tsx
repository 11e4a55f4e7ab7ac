import type { Meta, StoryObj } from "@storybook/react-vite";
import { samplePictures } from "../../testing/sample-pictures.ts";
import { useShop } from "../../testing/shop-samples.ts";
import { ProductGallery } from "./index.ts";

const meta: Meta = { title: "Patterns/ProductGallery" };
export default meta;

type Story = StoryObj;

export const Playground: Story = {
  render: function Playground() {
    const { texts } = useShop();
    return (
      <ProductGallery
        label={texts.products[0] ?? ""}
        pictures={samplePictures.slice(0, 6).map((picture, index) => ({
          ...picture,
          alt: `${texts.products[0]} ${index + 1}`,
        }))}
        thumbLabel={(index, count) => `${index + 1} / ${count}`}
        zoomHint={texts.search}
      />
    );
  },
};

export const Chinese: Story = { ...Playground, globals: { language: "zh-CN" } };

export const Thai: Story = { ...Playground, globals: { language: "th" } };

export const Lao: Story = { ...Playground, globals: { language: "lo" } };

export const Dark: Story = { ...Playground, globals: { scheme: "dark" } };
