import type { Meta, StoryObj } from "@storybook/react-vite";
import { galleryTexts } from "../../testing/gallery-texts.data.ts";
import { samplePictures } from "../../testing/sample-pictures.ts";
import { useTexts } from "../../testing/useTexts.ts";
import { ImageLightbox } from "./index.ts";

const meta: Meta<typeof ImageLightbox> = { title: "Components/ImageLightbox/Matrix", tags: ["!dev"] };
export default meta;

type Story = StoryObj<typeof ImageLightbox>;

/** More pictures than fit in the strip, in one ratio. */
export const ManyPictures: Story = {
  render: function ManyPictures() {
    const { label } = useTexts(galleryTexts);
    const ratios = [1, 16 / 9, 9 / 16, 4 / 3];
    return (
      <ImageLightbox
        label={label}
        defaultOpen
        defaultValue={2}
        pictures={Array.from({ length: 24 }, (_, index) => ({
          src: `${samplePictures[index % samplePictures.length]?.src}#${index}`,
          alt: `${label}, ${index + 1}`,
          ratio: ratios[index % ratios.length],
        }))}
      />
    );
  },
};
