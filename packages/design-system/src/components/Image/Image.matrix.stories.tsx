import type { Meta, StoryObj } from "@storybook/react-vite";
import { Combinations, extremes, SixLanguages } from "../../testing/matrix.tsx";
import { sampleCutOut } from "../../testing/sample-pictures.ts";
import { Image } from "./index.ts";

const meta: Meta<typeof Image> = { title: "Components/Image/Matrix", tags: ["!dev"] };
export default meta;

type Story = StoryObj<typeof Image>;

const broken = "data:image/webp;base64,bm90IGEgcGljdHVyZQ==";

export const EveryLook: Story = {
  render: () => (
    <Combinations
      choices={{
        ratio: [1, 4 / 3, 3],
        fit: ["cover", "contain"] as const,
        rounded: ["none", "control", "card", "panel"] as const,
      }}
      narrowest={140}
    >
      {(choice) => <Image src={sampleCutOut} alt="A tire" {...choice} />}
    </Combinations>
  ),
};

/** The placeholder keeps the ratio and the corners. */
export const Broken: Story = {
  render: () => (
    <Combinations choices={{ ratio: [1, 3], rounded: ["none", "card"] as const, alt: ["", extremes.word] }}>
      {(choice) => <Image src={broken} {...choice} />}
    </Combinations>
  ),
};

/** Alt text of a broken picture takes no space in its box. */
export const LongTexts: Story = {
  render: () => (
    <SixLanguages width={120}>
      {(sample) => (
        <>
          <Image src={sampleCutOut} alt={sample.title} />
          <Image src={broken} alt={sample.title} />
        </>
      )}
    </SixLanguages>
  ),
};
