import type { Meta, StoryObj } from "@storybook/react-vite";
import { Countdown } from "../../components/Countdown/index.ts";
import { Combinations, extremes, SixLanguages } from "../../testing/matrix.tsx";
import { samplePictures } from "../../testing/sample-pictures.ts";
import { money, moneyText } from "../../testing/shop-samples.ts";
import { FlashStrip, type FlashDeal } from "./index.ts";

const meta: Meta = { title: "Patterns/FlashStrip/Matrix", tags: ["!dev"] };
export default meta;

type Story = StoryObj;

const dealsOf = (titles: readonly string[], deal: Partial<FlashDeal>): FlashDeal[] =>
  titles.map((title, index) => ({
    id: index,
    href: `#${index}`,
    title,
    picture: samplePictures[index] ?? { src: "", alt: "" },
    price: money(124.9),
    ...deal,
  }));

const titles = [
  "Norrland Polar 3",
  "Carmine Touring GT",
  "Motor oil 5W-30",
  "Veloce Apex R",
  "Ridgeline A/T",
];

/** One deal and five, with and without original prices and sold fractions. */
export const EveryShape: Story = {
  render: () => (
    <Combinations
      choices={{ deals: [1, 5], old: [false, true], claimed: [undefined, 0, 100] }}
      narrowest={960}
    >
      {({ deals, old, claimed }) => (
        <FlashStrip
          title={`Flash deals, ${deals}${old ? ", list price" : ""}, ${claimed ?? "unknown"}`}
          text="This round ends in"
          countdown={<Countdown variant="boxes" now={0} until={8_076_000} label={() => "2 hours left"} />}
          more={{ label: "All deals", href: "#deals" }}
          deals={dealsOf(titles.slice(0, deals), {
            oldPrice: old ? { text: moneyText(171), label: "List price" } : undefined,
            claimed: claimed === undefined ? undefined : { share: claimed, label: `${claimed}% claimed` },
          })}
        />
      )}
    </Combinations>
  ),
};

/** At phone width: the intro is above the products. */
export const LongTexts: Story = {
  render: () => (
    <SixLanguages width={360}>
      {(sample) => (
        <FlashStrip
          title={sample.title}
          text={sample.sentence}
          more={{ label: sample.addToCart, href: "#deals" }}
          deals={dealsOf([sample.title, extremes.word], {
            price: money(extremes.many),
            oldPrice: { text: moneyText(extremes.many), label: sample.email },
            claimed: { share: extremes.zero, label: sample.sentence },
          })}
        />
      )}
    </SixLanguages>
  ),
};
