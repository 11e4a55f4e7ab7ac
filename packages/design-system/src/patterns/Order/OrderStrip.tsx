import { clsx } from "clsx";
import CircleCheck from "lucide-react/icons/circle-check";
import Loader from "lucide-react/icons/loader";
import type { ComponentPropsWithRef, ReactNode } from "react";
import { Icon, type IconShape } from "../../components/Icon/index.ts";
import { VisuallyHidden } from "../../components/VisuallyHidden/index.ts";
import type { Tone } from "../../lib/vocabulary.ts";
import * as styles from "./OrderCard.css.ts";
import { english, type StepsTexts } from "../../words/components/Steps.ts";
import { useTexts } from "../../provider/use-texts.ts";

export interface OrderStripProps extends ComponentPropsWithRef<"div"> {
  /** `caution` for a deadline, `info` for shipping, `neutral` for an invitation. */
  tone: Extract<Tone, "caution" | "info" | "neutral">;
  /** Decorative icon before the text. */
  icon?: IconShape;
  /** Content at the end. */
  action?: ReactNode;
  /** The current information. */
  children: ReactNode;
}

/** The footer of an order card, 40 px: the current information. */
export function OrderStrip({ tone, icon, action, className, children, ...rest }: OrderStripProps) {
  return (
    <div
      data-component="OrderStrip"
      className={clsx(styles.strip, styles.stripTone[tone], className)}
      {...rest}
    >
      {icon && <Icon shape={icon} className={styles.stripIcon[tone]} />}
      <div className={styles.stripText}>{children}</div>
      {action}
    </div>
  );
}

export interface RefundChainProps extends Omit<ComponentPropsWithRef<"ol">, "children"> {
  /** Accessible name of the list. */
  label: string;
  /** First to last, with unique texts; at most one is `current`. */
  steps: ReadonlyArray<{ text: string; state: "done" | "current" | "todo" }>;
  /** Overrides the locale's texts. */
  texts?: Partial<StepsTexts>;
}

/** Refund progress in an `OrderStrip`. */
export function RefundChain({ label, steps, texts: given, className, ...rest }: RefundChainProps) {
  const texts = useTexts("steps", english, given);
  return (
    <ol data-component="RefundChain" aria-label={label} className={clsx(styles.chain, className)} {...rest}>
      {steps.map((step) => (
        <li
          key={step.text}
          data-state={step.state}
          aria-current={step.state === "current" ? "step" : undefined}
          className={styles.chainStep}
        >
          {step.state !== "todo" && <Icon shape={step.state === "done" ? CircleCheck : Loader} />}
          {step.text}
          {step.state === "done" && <VisuallyHidden> {texts.done}</VisuallyHidden>}
        </li>
      ))}
    </ol>
  );
}
