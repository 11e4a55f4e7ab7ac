import type { Meta, StoryObj } from "@storybook/react-vite";
import { Combinations, extremes, SixLanguages } from "../../testing/matrix.tsx";
import { SizeHint } from "./index.ts";

const meta: Meta = { title: "Patterns/SizeHint/Matrix", tags: ["!dev"] };
export default meta;

type Story = StoryObj;

const current = { label: "Tires 205/55 R16 · 13 models", href: "#all" };
const near = ["205/60 R16 · 9", "205/55 R17 · 6", "215/55 R16 · 8"];

export const EveryShape: Story = {
  render: () => (
    <Combinations choices={{ others: [0, 1, 3], text: [false, true] }} narrowest={640}>
      {({ others, text }) => (
        <SizeHint
          label={`Recognized size, ${others}${text ? ", typed" : ""}`}
          current={current}
          othersLabel={`Neighboring sizes, ${others}${text ? ", typed" : ""}`}
          others={near.slice(0, others).map((label) => ({ label, href: `#${label}` }))}
          {...(text && { asText: { label: "Search for these exact words", href: "#text" } })}
        />
      )}
    </Combinations>
  ),
};

export const LongTexts: Story = {
  render: () => (
    <SixLanguages width={320}>
      {(sample, language) => (
        <SizeHint
          label={`${sample.sentence} (${language})`}
          current={{ label: extremes.word, href: "#all" }}
          othersLabel={`${sample.title} (${language})`}
          others={[{ label: sample.title, href: "#other" }]}
          asText={{ label: sample.addToCart, href: "#text" }}
        />
      )}
    </SixLanguages>
  ),
};
