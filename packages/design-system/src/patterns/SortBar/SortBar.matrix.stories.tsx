import type { Meta, StoryObj } from "@storybook/react-vite";
import { Combinations, extremes, SixLanguages } from "../../testing/matrix.tsx";
import { SortBar } from "./index.ts";

const meta: Meta = { title: "Patterns/SortBar/Matrix", tags: ["!dev"] };
export default meta;

type Story = StoryObj;

const pagesOf = (page: number, count: number) => ({
  page,
  count,
  previous: { label: "Previous page", href: `#${page - 1}` },
  next: { label: "Next page", href: `#${page + 1}` },
});

/** Either direction and both, on the first, a middle and the last page. */
export const EveryState: Story = {
  render: () => (
    <Combinations
      choices={{ direction: ["ascending", "descending", "both"], page: [1, 2, 4] }}
      narrowest={520}
    >
      {({ direction, page }) => (
        <SortBar
          label={`Order, ${direction}, page ${page}`}
          choices={[
            { id: "best", label: "Best match", href: "#best", current: direction === "both" },
            { id: "sold", label: "Best sold", href: "#sold" },
            { id: "price", label: "Price", href: "#price", direction, current: direction !== "both" },
          ]}
          total="168 products"
          pages={pagesOf(page, 4)}
        />
      )}
    </Combinations>
  ),
};

/** At phone width, with no results and with the largest count. */
export const LongTexts: Story = {
  render: () => (
    <SixLanguages width={320}>
      {(sample, language) => (
        <SortBar
          label={`${language}: ${sample.email}`}
          choices={[
            { id: "a", label: sample.addToCart, href: "#a", current: true },
            { id: "b", label: sample.email, href: "#b", direction: "both" },
            { id: "c", label: extremes.word, href: "#c" },
          ]}
          total={`${extremes.many} ${sample.email}`}
          pages={pagesOf(extremes.many - 1, extremes.many)}
        />
      )}
    </SixLanguages>
  ),
};

export const Nothing: Story = {
  render: () => (
    <SortBar
      label="Order"
      choices={[{ id: "best", label: "Best match", href: "#best", current: true }]}
      total={`${extremes.zero} products`}
      pages={pagesOf(1, 1)}
    />
  ),
};
