import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, waitFor } from "storybook/test";
import { samplePictures } from "../../testing/sample-pictures.ts";
import { ImageManager, type ImageManagerProps, type ManagedImage } from "./index.ts";

const meta: Meta<typeof ImageManager> = {
  title: "Fields/ImageManager (Gallery editor)",
  id: "components-imagemanager",
  component: ImageManager,
};
export default meta;

type Story = StoryObj<typeof ImageManager>;

const image = (index: number, rest: Partial<ManagedImage> = {}): ManagedImage => ({
  id: String(index),
  name: `IMG_22${index + 10}.jpg`,
  alt: `Tire from side ${index + 1}`,
  status: "done",
  preview: samplePictures[index]?.src,
  ...rest,
});

type SampleProps = Partial<Omit<ImageManagerProps, "images">> & { initial: readonly ManagedImage[] };

function Sample({ initial, ...rest }: SampleProps) {
  const [images, setImages] = useState(initial);
  return (
    <ImageManager
      label="Images"
      hint="JPG or PNG, up to 5 MB each. The first image is the cover."
      limits={{ count: 12, types: ["image/jpeg", "image/png"], maxBytes: 5_000_000 }}
      {...rest}
      images={images}
      onAdd={(files) =>
        setImages([
          ...images,
          ...files.map((file, index) => image(images.length + index, { name: file.name, alt: "" })),
        ])
      }
      onReorder={(ids) => setImages(images.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id)))}
      onAltChange={(id, alt) => setImages(images.map((each) => (each.id === id ? { ...each, alt } : each)))}
      onRemove={(id) => setImages(images.filter((each) => each.id !== id))}
      onRetry={() => {}}
    />
  );
}

const all = [
  image(0),
  image(1),
  image(2, { alt: "" }),
  image(3, { status: "uploading", progress: 0.6 }),
  image(4, { status: "failed", error: "The connection was lost." }),
];

export const Playground: Story = {
  args: { label: "Images", disabled: false },
  render: ({ label, disabled = false, error }) => (
    <Sample initial={all} label={label} disabled={disabled} error={error} />
  ),
};

export const States: Story = {
  render: () => (
    <div style={{ display: "grid", gap: 24 }}>
      <Sample initial={[]} error="Add at least one image." />
      <Sample initial={[image(0), image(1)]} disabled />
    </div>
  ),
};

export const Editing: Story = {
  parameters: { docs: { story: { inline: false, iframeHeight: 480 } } },
  render: () => (
    <div style={{ minBlockSize: 460 }}>
      <Sample initial={[image(0), image(1), image(2)]} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    canvasElement.querySelectorAll<HTMLElement>("[aria-haspopup=dialog]")[1]?.click();
  },
};

export const Cropping: Story = {
  parameters: { docs: { story: { inline: false, iframeHeight: 640 } } },
  render: () => (
    <div style={{ minBlockSize: 620 }}>
      <Sample initial={[image(0), image(1)]} onCrop={() => {}} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    canvasElement.querySelector<HTMLElement>("[aria-haspopup=dialog]")?.click();
    const crop = () => document.querySelector<HTMLElement>("[data-part=Panel] button[type=button]");
    await waitFor(() => expect(crop()).not.toBeNull());
    crop()?.click();
    await waitFor(() => expect(document.querySelector("[data-part=Crop] [role=group]")).not.toBeNull());
  },
};
