import type { Meta } from "@storybook/react-vite";
import type { Controlled } from "../../testing/controlled.ts";
import { buyingTexts } from "../../testing/buying-texts.ts";
import { sampleCutOut } from "../../testing/sample-pictures.ts";
import { cardOf, useShop } from "../../testing/shop-samples.ts";
import { ProductCard } from "../ProductCard/index.ts";
import { DepartmentSection, DepartmentBanner, SizeFinder } from "./index.ts";

const meta: Meta<typeof DepartmentSection> = {
  title: "Commerce/DepartmentSection",
  id: "patterns-departmentsection",
  component: DepartmentSection,
};
export default meta;

export const Playground: Controlled<typeof DepartmentSection> = {
  render: function Playground(args) {
    const { texts, products } = useShop();
    const { search } = buyingTexts;
    return (
      <DepartmentSection
        banner={
          <DepartmentBanner title={search.finder} text={search.finderText} picture={sampleCutOut}>
            <SizeFinder
              action="/goods/goods_search"
              submitLabel={search.find}
              fields={[
                {
                  name: "width",
                  label: search.sizes[0],
                  options: ["195", "205", "215"],
                  defaultValue: "205",
                },
                {
                  name: "profile",
                  label: search.sizes[1],
                  options: ["50", "55", "60"],
                  defaultValue: "55",
                },
                {
                  name: "rim",
                  label: search.sizes[2],
                  options: ["R15", "R16", "R17"],
                  defaultValue: "R16",
                },
              ]}
            />
          </DepartmentBanner>
        }
        {...args}
      >
        {products.slice(0, 8).map((product, index) => (
          <ProductCard key={product.id} {...cardOf(texts, product, index)} />
        ))}
      </DepartmentSection>
    );
  },
};
