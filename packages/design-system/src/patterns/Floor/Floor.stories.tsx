import type { Meta, StoryObj } from "@storybook/react-vite";
import { money, useShop } from "../../testing/shop-samples.ts";
import { sampleCutOut } from "../../testing/sample-pictures.ts";
import { ProductCard } from "../ProductCard/index.ts";
import { Floor, FloorBanner, SizeFinder } from "./index.ts";

const meta: Meta = { title: "Patterns/Floor" };
export default meta;

type Story = StoryObj;

export const Playground: Story = {
  render: function Playground() {
    const { texts, products } = useShop();
    return (
      <Floor
        banner={
          <FloorBanner title={texts.heroTitle} text={texts.fitting} picture={sampleCutOut}>
            <SizeFinder
              action="/goods/goods_search"
              submitLabel={texts.search}
              fields={[
                {
                  name: "width",
                  label: texts.groups[2] ?? "",
                  options: ["195", "205", "215"],
                  defaultValue: "205",
                },
                {
                  name: "profile",
                  label: texts.groups[3] ?? "",
                  options: ["50", "55", "60"],
                  defaultValue: "55",
                },
                {
                  name: "rim",
                  label: texts.groups[4] ?? "",
                  options: ["R15", "R16", "R17"],
                  defaultValue: "R16",
                },
              ]}
            />
          </FloorBanner>
        }
      >
        {products.slice(0, 8).map((product) => (
          <ProductCard
            key={product.id}
            href={product.href}
            title={product.title}
            picture={product.picture}
            price={money(product.price)}
            sold={product.sold}
            shop={product.shop}
          />
        ))}
      </Floor>
    );
  },
};

export const Chinese: Story = { ...Playground, globals: { language: "zh-CN" } };

export const Thai: Story = { ...Playground, globals: { language: "th" } };

export const Lao: Story = { ...Playground, globals: { language: "lo" } };

export const Dark: Story = { ...Playground, globals: { scheme: "dark" } };
