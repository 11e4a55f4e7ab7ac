import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "../../components/Button/index.ts";
import { Combinations, extremes, SixLanguages } from "../../testing/matrix.tsx";
import { samplePictures } from "../../testing/sample-pictures.ts";
import { RatingSummary, ReviewItem, type RatingSummaryProps } from "./index.ts";

const meta: Meta = { title: "Patterns/Review/Matrix", tags: ["!dev"] };
export default meta;

type Story = StoryObj;

const pictures = samplePictures
  .slice(0, 4)
  .map((picture, index) => ({ ...picture, alt: `Picture ${index + 1}` }));

const histogramOf = (counts: readonly number[]): RatingSummaryProps["histogram"] =>
  counts.map((count, index) => ({ name: `${5 - index} ★`, count, text: String(count) }));

/** With and without pictures, a reply and a button; clickable and static pictures. */
export const EveryShape: Story = {
  render: () => (
    <Combinations
      choices={{ pictures: ["none", "shown", "open"], reply: [false, true], action: [false, true] }}
      narrowest={640}
    >
      {(shown) => (
        <ReviewItem
          author={{ name: "Anouk D." }}
          facts="Nov 14, 2026"
          rating={{ value: 4, label: "4 of 5 stars" }}
          attribute="205/55 R16 · 91V"
          text="Quiet, and it holds well in the rain."
          pictures={shown.pictures === "none" ? undefined : pictures}
          onOpenPicture={shown.pictures === "open" ? () => undefined : undefined}
          reply={shown.reply ? { name: "Carmine Tires", text: "Thank you, Anouk." } : undefined}
          action={shown.action ? <Button size="sm">46</Button> : undefined}
        />
      )}
    </Combinations>
  ),
};

/** No reviews, one, and the largest count, with and without keywords. */
export const EverySummary: Story = {
  render: () => (
    <Combinations choices={{ reviews: ["none", "one", "many"], keywords: [false, true] }} narrowest={900}>
      {({ reviews, keywords }) => (
        <RatingSummary
          score={{
            value: reviews === "none" ? 0 : 5,
            text: reviews === "none" ? "–" : "5.0",
            label: reviews,
          }}
          text={`${reviews} reviews`}
          histogram={histogramOf(
            { none: [0, 0, 0, 0, 0], one: [1, 0, 0, 0, 0], many: [extremes.many, 241, 62, 23, 18] }[reviews],
          )}
          keywords={
            keywords ? [{ label: "Quiet (412)", href: "#quiet" }, { label: "Grip (352)" }] : undefined
          }
        />
      )}
    </Combinations>
  ),
};

export const LongTexts: Story = {
  render: () => (
    <SixLanguages width={640}>
      {(sample, language) => (
        <>
          <RatingSummary
            score={{ value: extremes.zero, text: "0.0", label: sample.email }}
            text={sample.sentence}
            histogram={[{ name: sample.email, count: extremes.many, text: String(extremes.many) }]}
            keywords={[{ label: extremes.word, href: "#word" }, { label: sample.sentence }]}
          />
          <ReviewItem
            author={{ name: extremes.word }}
            facts={sample.addToCart}
            rating={{ value: 4, label: sample.email }}
            attribute={sample.title}
            text={`${sample.sentence} ${extremes.word}`}
            lang={language}
            reply={{ name: sample.title, text: sample.sentence }}
          />
        </>
      )}
    </SixLanguages>
  ),
};
