import type { Meta, StoryObj } from "@storybook/react-vite";
import { Combinations, extremes, SixLanguages } from "../../testing/matrix.tsx";
import { sampleCutOut, samplePictures } from "../../testing/sample-pictures.ts";
import { HeroBanner, PictureBanner } from "./index.ts";

const meta: Meta = { title: "Patterns/HeroBanner/Matrix", tags: ["!dev"] };
export default meta;

type Story = StoryObj;

/** Short and long titles, with and without the other texts and the cut-out. */
export const EveryShape: Story = {
  render: () => (
    <Combinations
      choices={{ long: [false, true], words: [false, true], picture: [false, true] }}
      narrowest={728}
    >
      {({ long, words, picture }) => (
        <HeroBanner
          kicker={words ? "Winter tire weeks" : undefined}
          title={long ? "Grip you can feel below 45 °F" : "Grip you can feel"}
          text={words ? "120 winter models with fitting at a garage near you." : undefined}
          action={{ label: "See winter tires", href: "#winter" }}
          picture={picture ? { src: sampleCutOut, alt: "" } : undefined}
        />
      )}
    </Combinations>
  ),
};

/** At the slide's own width; Thai and Lao need more height per line. */
export const LongTexts: Story = {
  render: () => (
    <SixLanguages width={728}>
      {(sample) => (
        <HeroBanner
          kicker={`${sample.email} ${extremes.many}`}
          title={sample.title}
          text={sample.sentence}
          action={{ label: sample.addToCart, href: "#winter" }}
          picture={{ src: sampleCutOut, alt: "" }}
        />
      )}
    </SixLanguages>
  ),
};

/** At phone width: the cut-out is hidden, and a 40-letter word breaks. */
export const Narrow: Story = {
  render: () => (
    <HeroBanner
      style={{ inlineSize: 320 }}
      title={extremes.word}
      action={{ label: `${extremes.zero}`, href: "#winter" }}
      picture={{ src: sampleCutOut, alt: "" }}
    />
  ),
};

/** A finished picture fills the slide. */
export const Finished: Story = {
  render: () => (
    <div style={{ inlineSize: 728, blockSize: 304 }}>
      <PictureBanner
        href="#winter"
        picture={{ src: samplePictures[0]?.src ?? "", alt: "Winter tire weeks" }}
      />
    </div>
  ),
};
