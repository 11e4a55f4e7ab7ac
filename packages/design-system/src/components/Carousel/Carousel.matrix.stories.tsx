import type { Meta, StoryObj } from "@storybook/react-vite";
import { HeroBanner } from "../../patterns/HeroBanner/index.ts";
import { Combinations, extremes, SixLanguages } from "../../testing/matrix.tsx";
import { sampleCutOut } from "../../testing/sample-pictures.ts";
import { textsOf } from "../../testing/shop-samples.ts";
import type { ShopTexts } from "../../testing/shop-texts/shop-texts.ts";
import { Carousel } from "./index.ts";

const meta: Meta<typeof Carousel> = { title: "Components/Carousel/Matrix", tags: ["!dev"] };
export default meta;

type Story = StoryObj<typeof Carousel>;

/** Without autoplay, so that screenshots are stable. */
function Offers({ texts, title, count }: { texts: ShopTexts; title: string; count: number }) {
  return (
    <div style={{ blockSize: 304 }}>
      <Carousel
        label={texts.heroKicker}
        interval={0}
        slides={Array.from({ length: count }, (_, index) => ({
          id: index,
          content: (
            <HeroBanner
              kicker={texts.heroKicker}
              title={title}
              text={texts.heroText}
              action={{ label: texts.heroAction, href: `#slide-${index}` }}
              picture={{ src: sampleCutOut, alt: "" }}
            />
          ),
        }))}
      />
    </div>
  );
}

/** A single slide has no dots or arrows. */
export const EveryCount: Story = {
  render: () => (
    <Combinations choices={{ count: [1, 2, 8], title: ["Grip below 7 °C", extremes.word] }} narrowest={600}>
      {(choice) => <Offers texts={textsOf("en")} {...choice} />}
    </Combinations>
  ),
};

export const LongTexts: Story = {
  render: () => (
    <SixLanguages width={600}>
      {(sample, language) => <Offers texts={textsOf(language)} title={sample.title} count={4} />}
    </SixLanguages>
  ),
};
