import type { Meta, StoryObj } from "@storybook/react-vite";
import { galleryTexts } from "../../testing/gallery-texts.data.ts";
import { SixLanguages } from "../../testing/matrix.tsx";
import { samplePictures } from "../../testing/sample-pictures.ts";
import { useTexts } from "../../testing/useTexts.ts";
import { ProductGallery } from "./index.ts";

const meta: Meta<typeof ProductGallery> = { title: "Patterns/ProductGallery/Matrix", tags: ["!dev"] };
export default meta;

type Story = StoryObj<typeof ProductGallery>;

function Gallery() {
  const { label } = useTexts(galleryTexts);
  return <ProductGallery label={label} pictures={samplePictures} />;
}

export const LongTexts: Story = { render: () => <SixLanguages>{() => <Gallery />}</SixLanguages> };
