import type { Meta, StoryObj } from "@storybook/react-vite";
import type { Controlled } from "../../testing/controlled.ts";
import History from "lucide-react/icons/history";
import TrendingUp from "lucide-react/icons/trending-up";
import { moneyText, useShop } from "../../testing/shop-samples.ts";
import { SuggestionList } from "./index.ts";

const meta: Meta<typeof SuggestionList> = {
  title: "Navigation/SuggestionList",
  id: "components-suggestionlist",
  component: SuggestionList,
  tags: ["autodocs"],
};
export default meta;

type Story = StoryObj<typeof SuggestionList>;

export const Playground: Controlled<typeof SuggestionList> = {
  render: function Playground(args) {
    const { texts } = useShop();
    return (
      <div style={{ position: "relative", blockSize: 360, inlineSize: 680 }}>
        <SuggestionList
          label={texts.search}
          activeId="p1"
          optionId={(id) => `suggestion-${id}`}
          onChoose={() => undefined}
          groups={[
            {
              label: texts.allGoods,
              options: texts.products.slice(0, 3).map((content, index) => ({ id: `p${index}`, content })),
            },
            {
              label: texts.allCategories,
              options: texts.links
                .slice(0, 2)
                .map((content, index) => ({ id: `c${index}`, content, hint: "126" })),
            },
          ]}
          {...args}
        />
      </div>
    );
  },
};

/** Products in their own column, keyboard hints, and the link to all results. */
export const Columns: Story = {
  render: function Columns() {
    const { texts, products } = useShop();
    return (
      <div style={{ position: "relative", blockSize: 440, inlineSize: 680 }}>
        <SuggestionList
          label={texts.search}
          activeId="c0"
          optionId={(id) => `column-${id}`}
          onChoose={() => undefined}
          groups={[
            {
              label: texts.allCategories,
              options: texts.links
                .slice(0, 3)
                .map((content, index) => ({ id: `c${index}`, content, hint: "126" })),
            },
            {
              label: texts.allGoods,
              column: "end",
              options: products.slice(0, 4).map(({ id, title, picture, price }) => ({
                id: `p${id}`,
                content: title,
                picture,
                hint: moneyText(price),
              })),
            },
          ]}
          keys={[{ keys: ["↑", "↓"], label: texts.links[0] ?? "" }]}
          all={{ id: "all", content: texts.search }}
        />
      </div>
    );
  },
};

/** Suggestions of an empty field: recent searches next to popular ones. */
export const EmptyField: Story = {
  render: function EmptyField() {
    const { texts } = useShop();
    const words = texts.links.map((content, index) => ({ id: `w${index}`, content }));
    return (
      <div style={{ position: "relative", blockSize: 240, inlineSize: 680 }}>
        <SuggestionList
          label={texts.search}
          activeId="w0"
          optionId={(id) => `empty-${id}`}
          onChoose={() => undefined}
          groups={[
            {
              label: texts.allCategories,
              options: words.slice(0, 2).map((word) => ({ ...word, icon: History, removeLabel: "×" })),
            },
            {
              label: texts.allGoods,
              column: "end",
              options: words.slice(2, 5).map((word) => ({ ...word, icon: TrendingUp })),
            },
          ]}
        />
      </div>
    );
  },
};
