import type { Meta, StoryObj } from "@storybook/react-vite";
import { Combinations, SixLanguages } from "../../testing/matrix.tsx";
import { samplePictures } from "../../testing/sample-pictures.ts";
import { Avatar } from "./index.ts";

const meta: Meta<typeof Avatar> = { title: "Components/Avatar/Matrix", tags: ["!dev"] };
export default meta;

type Story = StoryObj<typeof Avatar>;

export const EveryLook: Story = {
  render: () => (
    <Combinations
      choices={{
        size: [20, 32, 40, 48, 64],
        shape: ["circle", "square"],
        name: ["Mara", ""],
        src: [undefined, samplePictures[0]?.src],
      }}
      narrowest={160}
    >
      {({ src, ...choice }) => <Avatar {...choice} src={src} />}
    </Combinations>
  ),
};

/** Combining marks above and below letters are not clipped. */
export const Letters: Story = {
  render: () => (
    <SixLanguages width={120}>{(sample) => <Avatar name={sample.addToCart} size={64} />}</SixLanguages>
  ),
};
