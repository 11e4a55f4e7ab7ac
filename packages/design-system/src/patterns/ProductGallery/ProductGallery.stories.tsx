import type { Meta, StoryObj } from "@storybook/react-vite";
import type { Controlled } from "../../testing/controlled.ts";
import { useState } from "react";
import { ImageLightbox } from "../../components/ImageLightbox/index.ts";
import { galleryTexts } from "../../testing/gallery-texts.data.ts";
import { samplePictures } from "../../testing/sample-pictures.ts";
import { useTexts } from "../../testing/useTexts.ts";
import { ProductGallery, type ProductGalleryProps } from "./index.ts";

const meta: Meta = {
  title: "Commerce/ProductGallery",
  id: "patterns-productgallery",
  component: ProductGallery,
};
export default meta;

type Story = StoryObj;

interface SampleProps extends Partial<ProductGalleryProps> {
  count?: number;
  /** Index of the video. */
  film?: number;
}

function Sample({ count = 6, film, ...rest }: SampleProps) {
  const { label } = useTexts(galleryTexts);
  const [index, setIndex] = useState(0);
  const [large, setLarge] = useState(false);
  const pictures = Array.from({ length: count }, (_, place) => ({
    ...samplePictures[place % samplePictures.length],
    src: `${samplePictures[place % samplePictures.length]?.src}#${place}`,
    alt: `${label}, ${place + 1}`,
    film: place === film ? { src: "data:video/mp4;base64," } : undefined,
  }));
  return (
    <>
      <ProductGallery
        label={label}
        pictures={pictures}
        value={index}
        onValueChange={setIndex}
        onEnlarge={() => setLarge(true)}
        {...rest}
      />
      <ImageLightbox
        label={label}
        pictures={pictures}
        open={large}
        onOpenChange={setLarge}
        value={index}
        onValueChange={setIndex}
      />
    </>
  );
}

/** Hover over the picture for the lens, click for full screen. */
export const Playground: Controlled<typeof ProductGallery> = { render: (args) => <Sample {...args} /> };

/** More than fit: the strip scrolls. */
export const ManyPictures: Story = { render: () => <Sample count={11} /> };

export const SinglePicture: Story = { render: () => <Sample count={1} /> };

export const WithFilm: Story = { render: () => <Sample film={0} /> };
