"use client";
import { clsx } from "clsx";
import { useId, type ComponentPropsWithRef } from "react";
import { useControllableState } from "../../hooks/useControllableState.ts";
import { Image } from "../../components/Image/index.ts";
import type { Picture } from "../../components/Image/picture.ts";
import * as styles from "./SkuPicker.css.ts";
import { useTexts } from "../../provider/use-texts.ts";
import { english, type SkuPickerTexts } from "../../words/components/SkuPicker.ts";

export interface SkuOption {
  value: string;
  /** Whether it is sold out with the other selected values; it can still be selected. */
  soldOut?: boolean;
  picture?: Picture;
  /** A price, if this attribute determines it. */
  aside?: string;
}

export interface SkuAttribute {
  name: string;
  options: readonly SkuOption[];
}

export interface SkuPickerProps extends Omit<
  ComponentPropsWithRef<"div">,
  "children" | "onChange" | "defaultValue"
> {
  /** One radio group each, in order. The name is the label and the key in the value, so it must be unique. */
  attributes: ReadonlyArray<SkuAttribute>;
  /** Selected values by attribute. Makes the picker controlled. */
  value?: Readonly<Record<string, string>>;
  /** Initially selected values, when uncontrolled. @default none selected */
  defaultValue?: Readonly<Record<string, string>>;
  /** Called with all selected values and the name of the changed attribute. */
  onValueChange?: (value: Record<string, string>, changed: string) => void;
  /** Overrides the locale's texts. */
  texts?: Partial<SkuPickerTexts>;
}

const nothing = {};

/** Maximum number of values without a scrolling box: about six rows. */
const inView = 40;

/** The options of a product: a radio group per attribute. Sold-out values are labeled in text. */
export function SkuPicker({
  attributes,
  value,
  defaultValue = nothing,
  onValueChange,
  texts: given,
  className,
  ...rest
}: SkuPickerProps) {
  const texts = useTexts("skuPicker", english, given);
  const base = useId();
  const [chosen, choose] = useControllableState<Readonly<Record<string, string>>, [string]>(
    value,
    defaultValue,
    onValueChange,
  );
  return (
    <div data-component="SkuPicker" className={clsx(styles.root, className)} {...rest}>
      {attributes.map((attribute) => (
        <div
          key={attribute.name}
          role="radiogroup"
          aria-labelledby={`${base}${attribute.name}`}
          className={styles.group}
        >
          <span id={`${base}${attribute.name}`} className={styles.name}>
            {attribute.name}
          </span>
          <div className={clsx(styles.options, attribute.options.length > inView && styles.many)}>
            {attribute.options.map((option) => (
              <label
                key={option.value}
                data-sold-out={option.soldOut ? "" : undefined}
                className={clsx(styles.option, option.picture && styles.withPicture)}
              >
                <input
                  type="radio"
                  name={`${base}${attribute.name}`}
                  value={option.value}
                  checked={chosen[attribute.name] === option.value}
                  className={styles.input}
                  onChange={() => choose({ ...chosen, [attribute.name]: option.value }, attribute.name)}
                />
                <span className={styles.content}>
                  {option.picture && (
                    <Image
                      {...option.picture}
                      alt=""
                      sizes="32px"
                      rounded="control"
                      className={styles.picture}
                    />
                  )}
                  <span className={styles.struck}>{option.value}</span>
                  {option.aside && <span className={styles.aside}>{option.aside}</span>}
                </span>
                {option.soldOut && <span className={styles.soldOut}>{texts.soldOut}</span>}
              </label>
            ))}
          </div>
        </div>
      ))}
    </div>
  );
}
