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

/** Scope of a coupon. */
export type CouponKind = "merchant" | "goods" | "category";

const over: ReadonlySet<CouponState> = new Set(["used", "expired", "soldOut"]);

const shapes = { merchant: Store, goods: Package, category: LayoutGrid };

export interface CouponCardProps extends Omit<ComponentPropsWithRef<"li">, "title" | "children"> {
  /** Name of the coupon, included in the button's name. */
  title: string;
  /** Heading level of the title. @default 2 */
  level?: 2 | 3 | 4;
  /** The discount: an amount or a percentage. */
  amount: PriceProps["parts"];
  /** Minimum spend, as text. */
  condition: string;
  /** Scope of the coupon; determines the icon of `kindLabel`. Hidden in size `sm`. */
  kind: CouponKind;
  /** The kind as text. */
  kindLabel: string;
  /** Issuer; `platform` if it isn't a merchant. */
  issuer?: { name: string; platform?: boolean };
  /** Products it applies to. */
  products?: { pictures: readonly Picture[]; text: string };
  /** Validity period, as text or a `time` element. */
  validity: ReactNode;
  /** Shown before the validity when it ends soon. */
  urgent?: string;
  /** Claimed fraction, once supply is short: 0 to 1, and as text. */
  taken?: { share: number; text: string };
  /** Determines whether a button, link or text is shown. After `onClaim`, the caller changes it. */
  state: CouponState;
  /** Text of the button, or of the state if there is no button. */
  stateLabel: string;
  /** Called to claim the coupon, in the states `claim` and `claiming`. */
  onClaim?: () => void;
  /** URL to use the coupon, in the state `ready`. */
  href?: string;
  /** `md` is 136 px high; `sm` at least 64 px, for narrow columns. @default "md" */
  size?: "sm" | "md";
}

/**
 * A coupon ticket with a perforated edge and a stub; a list item of a `CouponGrid`. For custom layouts, use
 * its parts, such as `CouponCardRoot`.
 */
export function CouponCard({
  title,
  level = 2,
  amount,
  condition,
  kind,
  kindLabel,
  issuer,
  products,
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
          {!small && products && (
            <CouponCardFact className={styles.products}>
              {products.pictures.slice(0, 3).map((picture) => (
                <Image
                  key={picture.src}
                  {...picture}
                  alt=""
                  sizes="24px"
                  rounded="control"
                  className={styles.thumb}
                />
              ))}
              {products.text}
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
