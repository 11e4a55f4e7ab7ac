import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "../../components/Button/index.ts";
import { Stack } from "../../layout/Stack/index.ts";
import { Combinations, extremes, SixLanguages } from "../../testing/matrix.tsx";
import { samplePictures } from "../../testing/sample-pictures.ts";
import { money } from "../../testing/shop-samples.ts";
import { RankRow } from "./index.ts";

const meta: Meta = { title: "Patterns/RankRow/Matrix", tags: ["!dev"] };
export default meta;

type Story = StoryObj;

const [picture = { src: "", alt: "" }] = samplePictures;
const rating = { value: 4.8, label: "4.8 of 5 stars", score: "4.8", count: "(24)" };

/** Each rank with and without the optional facts. */
export const EveryShape: Story = {
  render: () => (
    <Combinations
      choices={{
        rank: [4, 10] as const,
        fact: [undefined, "4,204 sold"],
        rated: [false, true],
        button: [false, true],
      }}
      narrowest={640}
    >
      {({ rank, fact, rated, button }) => (
        <RankRow
          rank={rank}
          href="#product"
          title="Norrland Polar 3 winter tire 225/45 R17 94H XL"
          picture={picture}
          price={money(124.9)}
          {...(fact && { fact })}
          {...(rated && { rating, shop: "Nordic Tire House" })}
          {...(button && {
            action: (
              <Button variant="outline" size="sm">
                Add
              </Button>
            ),
          })}
        />
      )}
    </Combinations>
  ),
};

/** Up, down, unchanged and new; with and without a reason. */
export const MovesAndReasons: Story = {
  render: () => (
    <Combinations choices={{ by: [undefined, 0, 12, -1] as const, reason: [false, true] }} narrowest={640}>
      {({ by, reason }) => (
        <RankRow
          rank={10}
          href="#product"
          title="Norrland Polar 3 winter tire 225/45 R17 94H XL"
          picture={picture}
          price={money(124.9)}
          rating={rating}
          shop="Nordic Tire House"
          {...(by !== undefined && { move: { by, text: String(Math.abs(by)), label: `Moved by ${by}` } })}
          {...(reason && { reason: { text: "Most bought in 225/45 R17" } })}
        />
      )}
    </Combinations>
  ),
};

/** Realistic texts, a 40-letter word, the highest price, and no price. */
export const LongTexts: Story = {
  render: () => (
    <SixLanguages width={320}>
      {(sample) => (
        <Stack gap={16}>
          <RankRow
            rank={10}
            href="#long"
            title={`${sample.title} ${extremes.word}`}
            picture={picture}
            price={money(extremes.many)}

            fact={`${extremes.many} ${sample.email}`}
            rating={rating}
            shop={sample.sentence}
            reason={{ text: sample.sentence }}
            action={
              <Button variant="outline" size="sm">
                {sample.addToCart}
              </Button>
            }
          />
          <RankRow
            rank={5}
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
