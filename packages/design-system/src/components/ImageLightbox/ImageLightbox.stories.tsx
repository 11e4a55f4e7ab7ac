import type { Meta, StoryObj } from "@storybook/react-vite";
import type { Controlled } from "../../testing/controlled.ts";
import { galleryTexts } from "../../testing/gallery-texts.data.ts";
import { samplePictures } from "../../testing/sample-pictures.ts";
import { useTexts } from "../../testing/useTexts.ts";
import { Button } from "../Button/index.ts";
import { ImageLightbox, type ImageLightboxProps } from "./index.ts";

const meta: Meta<typeof ImageLightbox> = {
  title: "Overlays/ImageLightbox (Gallery, zoom)",
  id: "components-imagelightbox",
  component: ImageLightbox,
  parameters: { docs: { story: { inline: false, iframeHeight: 640 } } },
};
export default meta;

type Story = StoryObj<typeof ImageLightbox>;

interface SampleProps extends Partial<ImageLightboxProps> {
  count?: number;
  /** Index of the video. */
  film?: number;
}

function Sample({ count = 6, film, ...props }: SampleProps) {
  const { open, ...texts } = useTexts(galleryTexts);
  return (
    <ImageLightbox
      trigger={<Button>{open}</Button>}
      pictures={samplePictures.slice(0, count).map((picture, index) => ({
        ...picture,
        alt: `${texts.label}, ${index + 1}`,
        film: film === index ? { src: "data:video/mp4;base64," } : undefined,
        ratio: index === 3 ? 16 / 9 : 1,
      }))}
      label={texts.label}
      {...props}
    />
  );
}

export const Playground: Controlled<typeof ImageLightbox> = { render: (args) => <Sample {...args} /> };

export const Open: Story = { render: () => <Sample defaultOpen /> };

/** A landscape picture uses the full width. */
export const Wide: Story = { render: () => <Sample defaultOpen defaultValue={3} /> };

/** Neither arrows nor thumbnails. */
export const SinglePicture: Story = { render: () => <Sample defaultOpen count={1} /> };

/** A video keeps its own controls and keys and can't be enlarged. */
export const WithFilm: Story = { render: () => <Sample defaultOpen defaultValue={1} film={1} /> };
