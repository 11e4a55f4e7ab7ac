import type { RankedSummary } from "@carmine/api/hooks";
import { ButtonLink, Card, PodiumCard, RankRow } from "@carmine/design-system";
import { FormattedMessage } from "@carmine/i18n/react";
import { useEffect, useRef, type MouseEvent, type ReactElement, type ReactNode } from "react";
import { useNavigate } from "../../../app/location.ts";
import { CardButton } from "../../../features/cart/CardButton.tsx";
import { productHref } from "../../../features/links.ts";
import { pictureOf } from "../../../features/products/picture.ts";
import { useProductTexts } from "../../../features/products/use-product-texts.ts";
import { isPlainClick } from "../../../router/is-plain-click.ts";
import { rankingParams, type RankingState } from "./params.ts";
import { reasonsOf, type Reason } from "./reasons.ts";
import { usePlaceTexts } from "./use-place-texts.ts";
import { useRating } from "./use-rating.ts";
import * as styles from "./page.css.ts";

/** With fewer products there is no podium. */
const podiumSize = 3;
/** Places shown before the button is pressed. */
const shownAtOnce = 10;

const isPodium = (rank: number): rank is 1 | 2 | 3 => rank >= 1 && rank <= podiumSize;

const buttonOf = (product: RankedSummary) => ({
  productId: product.id,
  skuId: product.skuId,
  isSoldOut: product.stock === 0,
  name: product.name,
  picture: product.picture,
  price: product.price,
});

interface Ranked {
  readonly products: readonly RankedSummary[];
  /** By product id. */
  readonly reasons: ReadonlyMap<number, Reason>;
}

/** Units sold in the period, or in total if a back end doesn't support periods. */
const soldOf = ({ periodSales, soldCount }: RankedSummary): number => periodSales ?? soldCount;

/** The first three places. */
const Podium = ({ products, reasons }: Ranked): ReactElement => {
  const productTexts = useProductTexts();
  const { reason: reasonText } = usePlaceTexts();
  const ratingOf = useRating();
  return (
    <ol className={styles.podium}>
      {products.map((product, index) => {
        const rank = index + 1;
        const rating = ratingOf(product);
        const reason = reasons.get(product.id);
        return (
          isPodium(rank) && (
            <li key={product.id} className={styles.step}>
              <PodiumCard
                rank={rank}
                level={2}
                href={productHref(product.id)}
                title={product.name}
                picture={pictureOf(product.picture)}
                priority
                fact={productTexts.sold(soldOf(product))}
                {...(reason && { reason: reasonText(reason) })}
                {...(rating && { rating })}
                {...(product.shopName && { shop: product.shopName })}
                price={productTexts.parts(product.price)}
                oldPrice={productTexts.oldPrice(product.price, product.listPrice)}
                action={<CardButton {...buttonOf(product)} variant={rank === 1 ? "solid" : "soft"} />}
              />
            </li>
          )
        );
      })}
    </ol>
  );
};

/** Places from `first` on, one per row. */
const Rows = ({ products, reasons, first }: Ranked & { first: number }): ReactElement => {
  const productTexts = useProductTexts();
  const placeTexts = usePlaceTexts();
  const ratingOf = useRating();
  return (
    <Card padding="none">
      <ol start={first} className={styles.rows}>
        {products.map((product, index) => {
          const rating = ratingOf(product);
          const reason = reasons.get(product.id);
          const { placeBefore } = product;
          return (
            <li key={product.id} className={styles.row}>
              <RankRow
                rank={first + index}
                {...(placeBefore !== null && { move: placeTexts.move(first + index, placeBefore) })}
                level={2}
                href={productHref(product.id)}
                title={product.name}
                picture={pictureOf(product.picture)}
                {...(reason && { reason: placeTexts.reason(reason) })}
                {...(product.shopName && { shop: product.shopName })}
                {...(rating && { rating })}
                fact={productTexts.sold(soldOf(product))}
                price={productTexts.parts(product.price)}
                action={<CardButton {...buttonOf(product)} variant="outline" size="sm" short />}
              />
            </li>
          );
        })}
      </ol>
    </Card>
  );
};

/** Shows the remaining places. They stay visible after *Back* and in a shared link. */
const ShowRest = ({ to, search }: { to: number; search: RankingState }): ReactElement => {
  const navigate = useNavigate();
  const href = rankingParams.href({ ...search, places: true });
  const follow = (event: MouseEvent): void => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    void navigate(href, { preventScrollReset: true, replace: true });
  };
  return (
    <ButtonLink variant="outline" fullWidth href={href} rel="nofollow" onClick={follow}>
      <FormattedMessage
        defaultMessage="{more, plural, one {Show number {to}} other {Show numbers {from} to {to}}}"
        description="Ranking: button below the first ten places; `more` is how many it shows"
        values={{ more: to - shownAtOnce, from: shownAtOnce + 1, to }}
      />
    </ButtonLink>
  );
};

/** A ranking: the podium, then a row for each place, with `side` next to the rows. */
export const Ranking = ({
  products,
  search,
  side,
}: {
  products: readonly RankedSummary[];
  search: RankingState;
  side: ReactNode;
}): ReactElement => {
  const { places: isWhole } = search;
  const reasons = reasonsOf(products);
  const onPodium = products.length < podiumSize ? 0 : podiumSize;
  const rest = products.slice(onPodium, isWhole ? undefined : shownAtOnce);
  const list = useRef<HTMLDivElement>(null);
  const wasWhole = useRef(isWhole);
  // The clicked link is removed, so focus moves to the first new place.
  useEffect(() => {
    if (isWhole && !wasWhole.current)
      list.current
        ?.querySelector<HTMLElement>(`li:nth-child(${shownAtOnce - onPodium + 1}) a`)
        ?.focus({ preventScroll: true });
    wasWhole.current = isWhole;
  }, [isWhole, onPodium]);
  return (
    <>
      {onPodium > 0 && <Podium products={products.slice(0, onPodium)} reasons={reasons} />}
      <div className={side ? styles.columns : undefined}>
        <div ref={list} className={styles.list}>
          {rest.length > 0 && <Rows products={rest} reasons={reasons} first={onPodium + 1} />}
          {!isWhole && products.length > shownAtOnce && <ShowRest to={products.length} search={search} />}
        </div>
        {side}
      </div>
    </>
  );
};
