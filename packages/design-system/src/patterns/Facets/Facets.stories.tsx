import type { Meta } from "@storybook/react-vite";
import type { Controlled } from "../../testing/controlled.ts";
import { Rating } from "../../components/Rating/index.ts";
import { buyingTexts } from "../../testing/buying-texts.ts";
import { useShop } from "../../testing/shop-samples.ts";
import { FacetChips, FacetGroup, FacetList, Facets, PriceFacet } from "./index.ts";

const meta: Meta<typeof Facets> = { title: "Commerce/Facets", id: "patterns-facets", component: Facets };
export default meta;

export const Playground: Controlled<typeof Facets> = {
  render: function Playground(args) {
    const { texts } = useShop();
    const { search } = buyingTexts;
    return (
      <div style={{ inlineSize: 240 }}>
        <Facets label={texts.allGoods} {...args}>
          <FacetGroup title={texts.allCategories}>
            <FacetList
              mark="plain"
              values={[
                { id: "t", label: texts.departments[0]?.[0], href: "#t", count: 214 },
                ...texts.links.map((label, index) => ({
                  id: label,
                  label,
                  href: `#${label}`,
                  count: 126 - index * 30,
                  nested: true,
                  chosen: index === 1,
                })),
              ]}
            />
          </FacetGroup>
          <FacetGroup title={search.size}>
            <FacetChips
              name={search.sizes[0]}
              values={["185", "195", "205", "215", "225", "235", "245", "255"].map((label, index) => ({
                id: label,
                label,
                href: `#w${label}`,
                chosen: index === 2,
                disabled: index === 7,
              }))}
            />
          </FacetGroup>
          <FacetGroup title={search.price}>
            <PriceFacet
              action="/goods/goods_search"
              names={["minPrice", "maxPrice"]}
              scale={[20, 260]}
              range={[60, 180]}
              histogram={[2, 5, 9, 14, 22, 26, 24, 20, 16, 12, 9, 7, 5, 4, 3, 2]}
              symbol="$"
            />
          </FacetGroup>
          <FacetGroup title={search.shop}>
            <FacetList
              values={texts.shops.map((label, index) => ({
                id: label,
                label,
                href: `#s${index}`,
                count: 38 - index * 7,
                chosen: index === 0,
              }))}
            />
          </FacetGroup>
          <FacetGroup title={search.rating}>
            <FacetList
              mark="dot"
              values={[4.5, 4, 3].map((value, index) => ({
                id: String(value),
                label: (
                  <Rating value={value} label={`${value}`} size={12}>
                    {value}+
                  </Rating>
                ),
                href: `#r${value}`,
                count: [71, 128, 164][index],
                chosen: value === 4.5,
              }))}
            />
          </FacetGroup>
        </Facets>
      </div>
    );
  },
};
