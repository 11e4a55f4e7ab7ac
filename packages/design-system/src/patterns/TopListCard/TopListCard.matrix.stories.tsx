import type { Meta, StoryObj } from "@storybook/react-vite";
import { Combinations, extremes, SixLanguages } from "../../testing/matrix.tsx";
import { samplePictures } from "../../testing/sample-pictures.ts";
import { money } from "../../testing/shop-samples.ts";
import { TopListCard, type RankedProduct } from "./index.ts";

const meta: Meta = { title: "Patterns/TopListCard/Matrix", tags: ["!dev"] };
export default meta;

type Story = StoryObj;

const productsOf = (titles: readonly string[], fact: string): RankedProduct[] =>
  titles.map((title, index) => ({
    id: index,
    href: `#${index}`,
    title,
    picture: samplePictures[index] ?? { src: "", alt: "" },
    price: money([124.9, extremes.many, extremes.zero][index] ?? 9),
    fact,
  }));

const titles = ["Norrland Polar 3", "Carmine Touring GT", "Veloce Apex R", "Ridgeline A/T Pro"];

/** From none to more than the medals, with and without the link to the whole list. */
export const EveryLength: Story = {
  render: () => (
    <Combinations choices={{ places: [0, 1, 3, 4], more: [false, true] }} narrowest={357}>
      {({ places, more }) => (
        <TopListCard
          title={`Tires, ${places} places${more ? " and more" : ""}`}
          more={more ? { label: "Top 20", href: "#top" } : undefined}
          products={productsOf(titles.slice(0, places), "2.3k sold")}
        />
      )}
    </Combinations>
  ),
};

/** At phone width. */
export const LongTexts: Story = {
  render: () => (
    <SixLanguages width={288}>
      {(sample) => (
        <TopListCard
          title={sample.title}
          more={{ label: sample.addToCart, href: "#top" }}
          products={productsOf([sample.title, extremes.word, sample.sentence], `${extremes.many}`)}
        />
      )}
    </SixLanguages>
  ),
};
