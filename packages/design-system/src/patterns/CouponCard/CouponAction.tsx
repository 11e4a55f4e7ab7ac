"use client";
import CircleCheck from "lucide-react/icons/circle-check";
import { useId, useState } from "react";
import { Button, ButtonLink } from "../../components/Button/index.ts";
import { Icon } from "../../components/Icon/index.ts";
import type { CouponState } from "./coupon-state.ts";
import * as styles from "./CouponCard.css.ts";

export interface CouponActionProps {
  state: CouponState;
  label: string;
  /** Element with the coupon's title, part of the action's accessible name. */
  titleId: string;
  onClaim?: () => void;
  href?: string;
  small: boolean;
}

/** The coupon's action, or the text that explains why there is none. */
export function CouponAction({ state, label, titleId, onClaim, href, small }: CouponActionProps) {
  const id = useId();
  // After claiming, the button stays in the DOM to keep the focus, but is no longer actionable.
  const [claimable] = useState(state === "claim" || state === "claiming");
  const naming = { id, "aria-labelledby": `${id} ${titleId}` };
  const variant = small ? "link" : "soft";
  if (state === "claimed" && !claimable)
    return (
      <span className={styles.claimed}>
        <Icon shape={CircleCheck} />
        {label}
      </span>
    );
  if (state === "claim" || state === "claiming" || state === "claimed")
    return (
      <Button
        {...naming}
        variant={state === "claimed" ? "ghost" : variant}
        size="sm"
        loading={state === "claiming"}
        aria-disabled={state === "claimed" || undefined}
        // While busy, the spinner replaces the icon; the text has changed, so there is no width to preserve.
        startIcon={state === "claim" ? undefined : CircleCheck}
        className={state === "claimed" ? styles.claimedButton : undefined}
        onClick={state === "claimed" ? undefined : onClaim}
      >
        {label}
      </Button>
    );
  if (state === "ready")
    return href === undefined ? null : (
      <ButtonLink {...naming} href={href} variant={variant} size="sm">
        {label}
      </ButtonLink>
    );
  if (state === "upcoming")
    return (
      <Button {...naming} size="sm" disabled>
        {label}
      </Button>
    );
  return <span className={small ? styles.overWord : styles.stamp}>{label}</span>;
}
