import type { Meta, StoryObj } from "@storybook/react-vite";
import type { Controlled } from "../../testing/controlled.ts";
import type { ReactElement } from "react";
import { cardOf, money, moneyText, rowOf, useShop } from "../../testing/shop-samples.ts";
import { Button } from "../../components/Button/index.ts";
import { ProductGrid } from "../ProductGrid/index.ts";
import { SaveButton } from "../SaveButton/index.ts";
import { ProductCard, ProductCardSkeleton, type ProductCardProps } from "./index.ts";

const meta: Meta<typeof ProductCard> = {
  title: "Commerce/ProductCard",
  id: "patterns-productcard",
  component: ProductCard,
};
export default meta;

type Story = StoryObj;

/** Five products of the shop with their details. */
const Five = ({
  more,
}: {
  more: (index: number, title: string) => Partial<ProductCardProps>;
}): ReactElement => {
  const { texts, products } = useShop();
  return (
    <ProductGrid>
      {products.slice(0, 5).map((product, index) => (
        <ProductCard key={product.id} {...cardOf(texts, product, index)} {...more(index, product.title)} />
      ))}
    </ProductGrid>
  );
};

export const Playground: Controlled<typeof ProductCard> = {
  render: function Playground(args) {
    const { texts } = useShop();
    return (
      <Five
        more={(index, title) => ({
          soldOut: index === 3,
          // The fifth card has neither tags nor a rating.
          ...(index === 4
            ? { tags: [] }
            : { rating: { text: `4.${9 - index} (${58 + index * 31})`, label: `4.${9 - index} / 5` } }),
          ...(index === 0 && { title: "Carmine Touring GT", detail: "205/55 R16 91V" }),
          save: <SaveButton saved={index === 2} label={`${texts.service[3]}: ${title}`} />,
          ...args,
        })}
      />
    );
  },
};

/** Ranks, and the sold fraction of a deal. */
export const Ranked: Story = {
  render: () => (
    <Five
      more={(index) => ({
        rank: index + 1,
        ...(index > 2 && { claimed: { share: 20 * index, label: `${20 * index}%` } }),
      })}
    />
  ),
};

const useAction = (): ReactElement => {
  const { texts } = useShop();
  return (
    <Button variant="soft" size="sm" fullWidth>
      {texts.service[3]}
    </Button>
  );
};

/** Deals of an event: savings, shop, claimed fraction, and a button. */
export const Deals: Story = {
  render: function Deals() {
    const { texts } = useShop();
    const action = useAction();
    return (
      <Five
        more={(index) => ({
          flag: "−20%",
          saved: texts.save,
          soldOut: index === 3,
          ...(index !== 2 && {
            claimed: { share: 22 * index, label: `${22 * index}%`, few: index === 4 },
          }),
          action,
        })}
      />
    );
  },
};

/** Before an event starts: the price isn't announced. */
export const Coming: Story = {
  render: function Coming() {
    const action = useAction();
    return <Five more={() => ({ tags: [], price: null, priceNote: "Price from Saturday", action })} />;
  },
};

/** Placeholders next to a loaded card of the same size. */
export const Loading: Story = {
  render: function Loading() {
    const { products } = useShop();
    return (
      <ProductGrid aria-busy>
        {products.slice(0, 1).map((product) => (
          <ProductCard key={product.id} {...rowOf(product)} sold={product.sold} shop={product.shop} />
        ))}
        <ProductCardSkeleton />
        <ProductCardSkeleton />
      </ProductGrid>
    );
  },
};

const long = "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft";

/** Twenty and two hundred characters without a line break opportunity. */
export const LongText: Story = {
  render: function LongText() {
    const { texts, products } = useShop();
    return (
      <ProductGrid>
        {["Snow chains", long, `${long} ${long} ${long}`].map((title, index) => (
          <ProductCard
            key={title}
            href={`#${index}`}
            title={title}
            picture={products[index]?.picture ?? { src: "", alt: "" }}
            price={money(1234567.89)}
            oldPrice={{ text: moneyText(2234567.89), label: texts.listPrice }}
            tags={[
              { text: long, variant: "solid" },
              { text: `2 × ${long}`, variant: "outline" },
            ]}
            sold="99,999 sold"
            shop={long}
          />
        ))}
      </ProductGrid>
    );
  },
};
