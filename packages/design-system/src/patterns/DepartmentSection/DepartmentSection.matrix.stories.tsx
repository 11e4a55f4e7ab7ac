import type { Meta, StoryObj } from "@storybook/react-vite";
import { Combinations, extremes, SixLanguages } from "../../testing/matrix.tsx";
import { sampleCutOut, samplePictures } from "../../testing/sample-pictures.ts";
import { money } from "../../testing/shop-samples.ts";
import { ProductCard } from "../ProductCard/index.ts";
import { DepartmentSection, DepartmentBanner, SizeFinder } from "./index.ts";

const meta: Meta = { title: "Patterns/DepartmentSection/Matrix", tags: ["!dev"] };
export default meta;

type Story = StoryObj;

const cards = (count: number, title: string, amount: number) =>
  samplePictures
    .slice(0, count)
    .map((picture, index) => (
      <ProductCard key={index} href={`#${index}`} title={title} picture={picture} price={money(amount)} />
    ));

/** With and without a banner, for one card, two rows and none. */
export const EveryShape: Story = {
  render: () => (
    <Combinations choices={{ banner: [false, true], goods: [0, 1, 8] }} narrowest={1200}>
      {({ banner, goods }) => (
        <DepartmentSection
          banner={
            banner ? (
              <DepartmentBanner title="Tires" text="Summer, winter, SUV" picture={sampleCutOut} />
            ) : undefined
          }
        >
          {cards(goods, "Norrland Polar 3 winter tire 225/45 R17", 124.9)}
        </DepartmentSection>
      )}
    </Combinations>
  ),
};

/** The banner with its form in its column: long labels, a long word, the largest number. */
export const LongTexts: Story = {
  render: () => (
    <SixLanguages width={228}>
      {(sample) => (
        <DepartmentBanner title={sample.title} text={sample.sentence} picture={sampleCutOut}>
          <SizeFinder
            action="#search"
            submitLabel={sample.addToCart}
            fields={[
              { name: "width", label: sample.email, options: [`${extremes.zero}`, `${extremes.many}`] },
              { name: "make", label: sample.addToCart, options: [extremes.word] },
            ]}
          />
        </DepartmentBanner>
      )}
    </SixLanguages>
  ),
};
