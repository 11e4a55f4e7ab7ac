import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "../../components/Button/index.ts";
import { Stack } from "../../layout/Stack/index.ts";
import { Combinations, extremes, SixLanguages } from "../../testing/matrix.tsx";
import { samplePictures } from "../../testing/sample-pictures.ts";
import { money, moneyText } from "../../testing/shop-samples.ts";
import { PodiumCard } from "./index.ts";

const meta: Meta = { title: "Patterns/PodiumCard/Matrix", tags: ["!dev"] };
export default meta;

type Story = StoryObj;

const [picture = { src: "", alt: "" }] = samplePictures;
const rating = { value: 4.8, label: "4.8 of 5 stars", score: "4.8", count: "(24)" };

/** Each rank with and without the optional facts. */
export const EveryShape: Story = {
  render: () => (
    <Combinations
      choices={{
        rank: [1, 2, 3] as const,
        fact: [undefined, "4,204 sold"],
        rated: [false, true],
        button: [false, true],
      }}
      narrowest={324}
    >
      {({ rank, fact, rated, button }) => (
        <PodiumCard
          rank={rank}
          href="#product"
          title="Norrland Polar 3 winter tire 225/45 R17 94H XL"
          picture={picture}
          price={money(124.9)}
          {...(fact && { fact })}
          {...(rated && { rating, shop: "Nordic Tire House" })}
          {...(button && { action: <Button variant="outline">Add</Button> })}
        />
      )}
    </Combinations>
  ),
};

/** Realistic texts, a 40-letter word, the highest price, and no price. */
export const LongTexts: Story = {
  render: () => (
    <SixLanguages width={240}>
      {(sample) => (
        <Stack gap={16}>
          <PodiumCard
            rank={2}
            href="#long"
            title={`${sample.title} ${extremes.word}`}
            picture={picture}
            price={money(extremes.many)}
            oldPrice={{ text: moneyText(extremes.many), label: sample.email }}
            fact={`${extremes.many} ${sample.email}`}
            rating={rating}
            shop={sample.sentence}
            reason={{ text: sample.sentence }}
            action={<Button variant="outline">{sample.addToCart}</Button>}
          />
          <PodiumCard
            rank={1}
            href="#short"
            title={extremes.word}
            picture={picture}
            price={money(extremes.zero)}
          />
        </Stack>
      )}
    </SixLanguages>
  ),
};
