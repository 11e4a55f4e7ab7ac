import type { Meta, StoryObj } from "@storybook/react-vite";
import { Combinations, extremes, SixLanguages } from "../../testing/matrix.tsx";
import { Pagination } from "./index.ts";

const common = {
  label: "Pages",
  hrefOf: (page: number) => `#page-${page}`,
};

const meta: Meta = { title: "Components/Pagination/Matrix", tags: ["!dev"] };
export default meta;

type Story = StoryObj;

export const EveryPlace: Story = {
  render: () => (
    <Combinations
      choices={{ compact: [false, true], pageCount: [1, 5, 9, extremes.many], page: [1, 4, 5] }}
      narrowest={560}
    >
      {(choice) => (
        <Pagination
          {...common}
          {...choice}
          page={Math.min(choice.page, choice.pageCount)}
          label={`Page ${choice.page} of ${choice.pageCount}, ${choice.compact ? "compact" : "wide"}`}
        />
      )}
    </Combinations>
  ),
};

/** The last of very many pages, at phone width. */
export const LongTexts: Story = {
  render: () => (
    <SixLanguages width={300}>
      {(sample, language) => (
        <Pagination
          {...common}
          label={language}
          page={extremes.many}
          pageCount={extremes.many}
          goTo={{ label: sample.addToCart, action: "#list", name: "page" }}
        />
      )}
    </SixLanguages>
  ),
};
