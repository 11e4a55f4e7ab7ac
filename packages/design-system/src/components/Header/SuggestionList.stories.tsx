import type { Meta, StoryObj } from "@storybook/react-vite";
import { useShop } from "../../testing/shop-samples.ts";
import { SuggestionList } from "./index.ts";

const meta: Meta = {
  title: "Navigation/SuggestionList",
  id: "components-suggestionlist",
  component: SuggestionList,
  tags: ["autodocs"],
};
export default meta;

type Story = StoryObj;

export const Playground: Story = {
  render: function Playground() {
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
        />
      </div>
    );
  },
};

export const Chinese: Story = { ...Playground, globals: { language: "zh-CN" } };

export const Thai: Story = { ...Playground, globals: { language: "th" } };

export const Lao: Story = { ...Playground, globals: { language: "lo" } };

export const Dark: Story = { ...Playground, globals: { scheme: "dark" } };
