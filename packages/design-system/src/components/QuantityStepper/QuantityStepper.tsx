"use client";
import { clsx } from "clsx";
import Minus from "lucide-react/icons/minus";
import Plus from "lucide-react/icons/plus";
import {
  useId,
  useRef,
  useState,
  type ComponentPropsWithRef,
  type KeyboardEvent,
  type ReactNode,
  type SyntheticEvent,
} from "react";
import { useControllableState } from "../../hooks/useControllableState.ts";
import { useEscape } from "../../hooks/useEscape.ts";
import { Icon } from "../Icon/index.ts";
import { clampQuantity, parseQuantity, quantityByKey } from "./quantity.ts";
import * as styles from "./QuantityStepper.css.ts";
import { useTexts } from "../../provider/use-texts.ts";
import { english, type QuantityStepperTexts } from "../../words/components/QuantityStepper.ts";

/** How the quantity changed. `"clamp"`: the typed number was outside the allowed range. */
export interface QuantityChange {
  reason: "decrease" | "increase" | "key" | "input" | "clamp";
  event: SyntheticEvent;
}

export interface QuantityStepperProps extends Omit<
  ComponentPropsWithRef<"div">,
  "onChange" | "defaultValue" | "children"
> {
  /** Accessible name: "Quantity of Ridgeline A/T". */
  label: string;
  /** Overrides the locale's texts. */
  texts?: Partial<QuantityStepperTexts>;
  /** The quantity. Makes the component controlled. */
  value?: number;
  /** The initial quantity, when uncontrolled. @default `min` */
  defaultValue?: number;
  /** Called when the quantity changes by button, key, or on blur after typing; `change` has the reason. */
  onValueChange?: (value: number, change: QuantityChange) => void;
  /** Minimum quantity. @default 1 */
  min?: number;
  /** Maximum quantity: the stock or purchase limit. @default Infinity */
  max?: number;
  /** Step of a button press or arrow key; the Page keys use ten steps. @default 1 */
  step?: number;
  /**
   * Height: sm 32 px, md 40 px.
   * @default "sm"
   */
  size?: "sm" | "md";
  /** Disables buttons and field. */
  disabled?: boolean;
  /** Form field name. */
  name?: string;
  /** Id of the form, if the field is outside of it. */
  form?: string;
  /** Text under the stepper, announced when it changes: "Only 3 left". */
  hint?: ReactNode;
}

/** A quantity field with two buttons. Never reports a value outside `min` and `max`. */
export function QuantityStepper({
  label,
  texts: given,

  value,
  min = 1,
  max = Number.POSITIVE_INFINITY,
  step = 1,
  defaultValue = min,
  onValueChange,
  size = "sm",
  disabled = false,
  name,
  form,
  hint,
  className,
  ...rest
}: QuantityStepperProps) {
  const texts = useTexts("quantityStepper", english, given);
  const range = { min, max, step };
  const hintId = useId();
  const [quantity, setQuantity] = useControllableState(value, defaultValue, onValueChange);
  /** The text while typing, which may be invalid; applied on blur or Enter. */
  const [draft, setDraft] = useState<string | null>(null);
  const field = useRef<HTMLInputElement>(null);

  useEscape(field, draft !== null, () => {
    setDraft(null);
    return true;
  });

  const set = (next: number, reason: QuantityChange["reason"], event: SyntheticEvent) => {
    setDraft(null);
    if (next !== quantity) setQuantity(next, { reason, event });
  };
  const commit = (event: SyntheticEvent) => {
    if (draft === null) return;
    const typed = parseQuantity(draft);
    const next = typed === null ? quantity : clampQuantity(typed, range);
    set(next, typed === next ? "input" : "clamp", event);
  };
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === "Enter") {
      if (draft !== null) event.preventDefault();
      commit(event);
      return;
    }
    // While editing text, Home and End move the cursor.
    if (draft !== null && (event.key === "Home" || event.key === "End")) return;
    const current = draft === null ? quantity : (parseQuantity(draft) ?? quantity);
    const next = quantityByKey(event.key, current, range);
    if (next === null) return;
    event.preventDefault();
    set(next, "key", event);
  };

  return (
    <div
      data-component="QuantityStepper"
      className={clsx(styles.root, styles.size[size], className)}
      {...rest}
    >
      <div role="group" aria-label={label} className={styles.box}>
        <button
          type="button"
          className={styles.button}
          aria-label={texts.decrease}
          disabled={disabled}
          // At the limit it isn't `disabled`, so that the pressed button keeps the focus.
          aria-disabled={quantity <= min || undefined}
          onClick={(event) => set(clampQuantity(quantity - step, range), "decrease", event)}
        >
          <Icon shape={Minus} />
        </button>
        <input
          ref={field}
          type="text"
          inputMode="numeric"
          role="spinbutton"
          name={name}
          form={form}
          autoComplete="off"
          className={styles.input}
          aria-label={label}
          aria-valuenow={quantity}
          aria-valuemin={min}
          aria-valuemax={Number.isFinite(max) ? max : undefined}
          aria-describedby={hint ? hintId : undefined}
          disabled={disabled}
          value={draft ?? String(quantity)}
          onFocus={(event) => event.target.select()}
          onChange={(event) => setDraft(event.target.value)}
          onBlur={commit}
          onKeyDown={press}
        />
        <button
          type="button"
          className={styles.button}
          aria-label={texts.increase}
          disabled={disabled}
          aria-disabled={quantity >= max || undefined}
          onClick={(event) => set(clampQuantity(quantity + step, range), "increase", event)}
        >
          <Icon shape={Plus} />
        </button>
      </div>
      <span id={hintId} aria-live="polite" className={hint ? styles.hint : undefined}>
        {hint}
      </span>
    </div>
  );
}
