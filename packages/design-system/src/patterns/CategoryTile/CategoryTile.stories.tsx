import type { Meta, StoryObj } from "@storybook/react-vite";
import { samplePictures } from "../../testing/sample-pictures.ts";
import { useShop } from "../../testing/shop-samples.ts";
import { CategoryTile } from "./index.ts";

const meta: Meta<typeof CategoryTile> = { title: "Patterns/CategoryTile", component: CategoryTile };
export default meta;

type Story = StoryObj<typeof CategoryTile>;

export const Playground: Story = {
  render: function Playground() {
    const { texts } = useShop();
    return (
      <div style={{ display: "grid", gridTemplateColumns: "repeat(auto-fill, 112px)", gap: 24 }}>
        {texts.departments.map(([name, hint], index) => (
          <CategoryTile
            key={name}
            name={index === 2 ? hint : name}
            href={`#${index}`}
            picture={{ src: samplePictures[index]?.src ?? "" }}
            count={index === 0 ? "99,999" : undefined}
          />
        ))}
      </div>
    );
  },
};

export const Chinese: Story = { ...Playground, globals: { language: "zh-CN" } };

export const Thai: Story = { ...Playground, globals: { language: "th" } };

export const Lao: Story = { ...Playground, globals: { language: "lo" } };

export const Dark: Story = { ...Playground, globals: { scheme: "dark" } };
