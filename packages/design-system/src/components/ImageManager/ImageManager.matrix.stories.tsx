import type { Meta, StoryObj } from "@storybook/react-vite";
import { samplePictures } from "../../testing/sample-pictures.ts";
import { extremes, SixLanguages } from "../../testing/matrix.tsx";
import { ImageManager } from "./index.ts";

const meta: Meta = { title: "Components/ImageManager/Matrix", tags: ["!dev"] };
export default meta;

type Story = StoryObj;

const nothing = () => {};

export const LongTexts: Story = {
  render: () => (
    <SixLanguages width={380}>
      {(sample) => (
        <ImageManager
          label={`${sample.title} ${extremes.word}`}
          hint={sample.sentence}
          limits={{ count: extremes.many, types: ["image/png"], maxBytes: 1000 }}
          images={[
            { id: "a", name: "a.png", alt: "", status: "done", preview: samplePictures[0]?.src },
            { id: "b", name: extremes.word, alt: "", status: "failed", error: sample.sentence },
          ]}
          onAdd={nothing}
          onReorder={nothing}
          onAltChange={nothing}
          onRemove={nothing}
          onRetry={nothing}
        />
      )}
    </SixLanguages>
  ),
};
