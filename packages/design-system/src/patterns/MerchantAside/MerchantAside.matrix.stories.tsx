import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "../../components/Button/index.ts";
import { useCommerce } from "../../testing/commerce-samples.ts";
import { Combinations, extremes, SixLanguages } from "../../testing/matrix.tsx";
import { samplePictures } from "../../testing/sample-pictures.ts";
import { money } from "../../testing/shop-samples.ts";
import { MerchantAside } from "./index.ts";

const meta: Meta = { title: "Patterns/MerchantAside/Matrix", tags: ["!dev"] };
export default meta;

type Story = StoryObj;

const goodsOf = (title: string, titles: readonly string[]) => ({
  title,
  products: titles.map((product, index) => ({
    id: index,
    href: `#${index}`,
    title: product,
    picture: samplePictures[index] ?? { src: "", alt: "" },
    price: money(index === 0 ? extremes.many : extremes.zero),
  })),
});

/** Average or separate ratings, self-operated and verified, with and without products. */
export const EveryPart: Story = {
  render: () => (
    <Combinations
      choices={{ scores: ["none", "whole", "three"], self: [false, true], goods: [false, true] }}
      narrowest={216}
    >
      {({ scores, self, goods }) => (
        <MerchantAside
          href="#shop"
          name={`Carmine Tires ${scores}${self ? ", own" : ""}${goods ? ", goods" : ""}`}
          mark={{ text: self ? "Self-operated" : "Checked", self }}
          rating={scores === "whole" ? { value: 4.9, text: "4.9", label: "4.9 of 5" } : undefined}
          scores={
            scores === "three"
              ? ["Products", "Service", "Delivery"].map((name) => ({ name, value: "4.9" }))
              : undefined
          }
          actions={<Button fullWidth>Into the shop</Button>}
          moreProducts={goods ? goodsOf("Best sold", ["Snow chains"]) : undefined}
        />
      )}
    </Combinations>
  ),
};

function Long({ title, sentence }: { title: string; sentence: string }) {
  const { shop } = useCommerce();
  return (
    <MerchantAside
      href="#shop"
      name={`${title} ${extremes.word}`}
      mark={{ text: shop.verified, self: false }}
      scores={shop.scores.slice(0, 3).map((name) => ({ name, value: "4.8" }))}
      actions={<Button fullWidth>{shop.chat}</Button>}
      moreProducts={goodsOf(sentence, [title, extremes.word])}
    />
  );
}

export const LongTexts: Story = {
  render: () => <SixLanguages width={216}>{(sample) => <Long {...sample} />}</SixLanguages>,
};
