import MessageCircle from "lucide-react/icons/message-circle";
import Store from "lucide-react/icons/store";
import { Button } from "../components/Button/index.ts";
import { MerchantAside, type MerchantAsideProps } from "../patterns/MerchantAside/index.ts";
import { buyingTexts } from "./buying-texts.ts";
import { useCommerce } from "./commerce-samples.ts";
import { rowOf, useShop } from "./shop-samples.ts";

interface SampleMerchantAsideProps extends Partial<Omit<MerchantAsideProps, "name" | "mark" | "scores">> {
  name: string;
  mark: MerchantAsideProps["mark"];
  scores: readonly string[];
  /** Range of sample products shown below. */
  range: readonly [number, number];
}

/** Shop card next to a product, with links to the shop and other products. */
export function SampleMerchantAside({ name, mark, scores, range, ...rest }: SampleMerchantAsideProps) {
  const { products } = useShop();
  const { shop } = useCommerce();
  const { product: words } = buyingTexts;
  return (
    <MerchantAside
      href="#shop"
      name={name}
      mark={mark}
      scores={scores.map((value, index) => ({ name: shop.scores[index] ?? "", value }))}
      actions={
        <>
          <Button fullWidth startIcon={Store}>
            {words.visit}
          </Button>
          <Button fullWidth startIcon={MessageCircle}>
            {shop.chat}
          </Button>
        </>
      }
      moreProducts={{
        title: words.together,
        products: products.slice(...range).map((product) => ({ id: product.id, ...rowOf(product) })),
      }}
      {...rest}
    />
  );
}
