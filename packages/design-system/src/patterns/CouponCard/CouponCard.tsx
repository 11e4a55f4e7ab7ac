"use client";
import BadgeCheck from "lucide-react/icons/badge-check";
import Clock from "lucide-react/icons/clock";
import LayoutGrid from "lucide-react/icons/layout-grid";
import Package from "lucide-react/icons/package";
import Store from "lucide-react/icons/store";
import { useId, type ComponentPropsWithRef, type ReactNode } from "react";
import { Icon } from "../../components/Icon/index.ts";
import { Image } from "../../components/Image/index.ts";
import type { PriceProps } from "../../components/Price/index.ts";
import { ProgressBar } from "../../components/ProgressBar/index.ts";
import type { Picture } from "../../components/Image/picture.ts";
import { CouponAction } from "./CouponAction.tsx";
import {
  CouponCardAction,
  CouponCardBody,
  CouponCardFact,
  CouponCardRoot,
  CouponCardStub,
  CouponCardTitle,
  CouponCardValidity,
  CouponCardWords,
} from "./CouponCardParts.tsx";
import type { CouponState } from "./coupon-state.ts";
import * as styles from "./CouponCard.css.ts";

/** What a coupon may be used for. */
export type CouponKind = "merchant" | "goods" | "category";

const over: ReadonlySet<CouponState> = new Set(["used", "expired", "soldOut"]);

const shapes = { merchant: Store, goods: Package, category: LayoutGrid };

export interface CouponCardProps extends Omit<ComponentPropsWithRef<"li">, "title" | "children"> {
  /** What it is called; the button's name has it, too. */
  title: string;
  /** Place of the title in the outline of the page. @default 3 */
  level?: 2 | 3 | 4;
  /** What it takes off: an amount, or a percentage. */
  amount: PriceProps["parts"];
  /** From which sum on, in words. */
  condition: string;
  /** What it may be used for: chooses the icon of `kindLabel`. Not shown in the size `sm`. */
  kind: CouponKind;
  /** The kind in words. */
  kindLabel: string;
  /** Whose it is; `platform` where that is not a merchant. */
  issuer?: { name: string; platform?: boolean };
  /** Goods it is for. */
  goods?: { pictures: readonly Picture[]; text: string };
  /** Until when, since when: as text, or with a `time` element. */
  validity: ReactNode;
  /** In front of the validity when it ends soon. */
  urgent?: string;
  /** How many are taken, once they run short: 0 to 1, and in words. */
  taken?: { share: number; text: string };
  /** Chooses between button, link and word; `stateLabel` says it. After `onClaim` the caller changes it. */
  state: CouponState;
  /** The state in words: the button's text while there is something to do, else what is said instead of a button. */
  stateLabel: string;
  /** Takes the coupon, in the states `claim` and `claiming`. */
  onClaim?: () => void;
  /** Where it can be used, in the state `ready`. */
  href?: string;
  /** `md` 136 px high, `sm` at least 64 px for narrow columns. @default "md" */
  size?: "sm" | "md";
}

/**
 * A ticket with a perforated edge and a stub. The list item of a `CouponGrid`. For another arrangement see its
 * parts, `CouponCardRoot` and the others.
 */
export function CouponCard({
  title,
  level = 3,
  amount,
  condition,
  kind,
  kindLabel,
  issuer,
  goods,
  validity,
  urgent,
  taken,
  state,
  stateLabel,
  onClaim,
  href,
  size = "md",
  ...rest
}: CouponCardProps) {
  const titleId = useId();
  const small = size === "sm";
  return (
    <CouponCardRoot state={state} size={size} {...rest}>
      <CouponCardStub amount={amount} condition={condition} size={size}>
        {!small && (
          <>
            <Icon shape={shapes[kind]} size="xs" />
            {kindLabel}
          </>
        )}
      </CouponCardStub>
      <CouponCardBody>
        <CouponCardWords>
          <CouponCardTitle id={titleId} level={level} dir="auto">
            {title}
          </CouponCardTitle>
          {issuer && (
            <CouponCardFact>
              <Icon shape={issuer.platform ? BadgeCheck : Store} size="xs" />
              <bdi className={styles.issuer}>{issuer.name}</bdi>
            </CouponCardFact>
          )}
          {!small && goods && (
            <CouponCardFact className={styles.goods}>
              {goods.pictures.slice(0, 3).map((picture) => (
                <Image
                  key={picture.src}
                  {...picture}
                  alt=""
                  sizes="24px"
                  rounded="control"
                  className={styles.thumb}
                />
              ))}
              {goods.text}
            </CouponCardFact>
          )}
        </CouponCardWords>
        <CouponCardValidity>
          {taken && (
            <ProgressBar
              kind="meter"
              label={taken.text}
              value={taken.share}
              max={1}
              valueText={taken.text}
              className={styles.meter}
            />
          )}
          {state === "upcoming" && <Icon shape={Clock} size="xs" />}
          {urgent && <strong className={styles.urgent}>{urgent}</strong>}
          <span>{validity}</span>
        </CouponCardValidity>
        <CouponCardAction className={over.has(state) ? styles.overAction : undefined}>
          <CouponAction
            state={state}
            label={stateLabel}
            titleId={titleId}
            onClaim={onClaim}
            href={href}
            small={small}
          />
        </CouponCardAction>
      </CouponCardBody>
    </CouponCardRoot>
  );
}
