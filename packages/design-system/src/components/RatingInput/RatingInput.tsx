"use client";
import { clsx } from "clsx";
import { useId, useState, type ComponentPropsWithRef } from "react";
import { useControllableState } from "../../hooks/useControllableState.ts";
import { withVars } from "../../lib/css-var.ts";
import * as field from "../Field/Field.css.ts";
import { FieldHead, FieldNote, type FieldTexts } from "../Field/Field.tsx";
import { empty, full } from "../Rating/Rating.css.ts";
import { coveredShare, starsPath } from "../Rating/stars-path.ts";
import * as styles from "./RatingInput.css.ts";
import { fillCounted } from "../../words/fill-counted.ts";
import { useTexts } from "../../provider/use-texts.ts";
import { english, type RatingInputTexts } from "../../words/components/RatingInput.ts";
import { useDesignSystem } from "../../provider/index.ts";

export interface RatingInputProps
  extends
    Pick<FieldTexts, "label" | "labelHidden" | "aside" | "hint" | "error">,
    Omit<ComponentPropsWithRef<"div">, "onChange" | "defaultValue" | "children"> {
  /** 1 to 5, or 0 if nothing is selected. Makes the component controlled. */
  value?: number;
  /** The initial stars, when uncontrolled. @default 0 */
  defaultValue?: number;
  /** Called with the selected score, 1 to 5. Not called on hover. */
  onValueChange?: (value: number) => void;
  /** Allows half stars, and makes the stars larger. */
  half?: boolean;
  /** Overrides the locale's texts. */
  texts?: Partial<RatingInputTexts>;
  /** Returns the meaning of a score, shown next to the stars: “Good”. */
  word?: (value: number) => string;
  /** Form field name. Generated if omitted. */
  name?: string;
  /** Prevents submitting the form while nothing is selected. */
  required?: boolean;
  /** Disables all stars and omits the score from the form. */
  disabled?: boolean;
}

/** Star rating input: a radio group whose options overlay the drawn stars. Hover previews the score. */
export function RatingInput({
  label,
  labelHidden = false,
  aside,
  hint,
  error,
  value,
  defaultValue = 0,
  onValueChange,
  half = false,
  texts: given,
  word,
  name,
  required,
  disabled,
  className,
  ...rest
}: RatingInputProps) {
  const texts = useTexts("ratingInput", english, given);
  const { locale } = useDesignSystem();
  const id = useId();
  const [chosen, choose] = useControllableState(value, defaultValue, onValueChange);
  const [pointed, setPointed] = useState<number | null>(null);
  const shown = pointed ?? chosen;
  const step = half ? 0.5 : 1;
  const values = Array.from({ length: 5 / step }, (_, index) => (index + 1) * step);
  const note = error || hint;
  const heading = (
    <span id={`${id}-label`} className={field.label}>
      {label}
    </span>
  );
  return (
    <div
      data-component="RatingInput"
      role="radiogroup"
      aria-labelledby={`${id}-label`}
      aria-describedby={note ? `${id}-note` : undefined}
      aria-invalid={error ? true : undefined}
      aria-required={required}
      className={clsx(field.root, className)}
      {...rest}
    >
      <FieldHead label={heading} labelHidden={labelHidden} aside={aside} />
      <div className={styles.row}>
        <div
          data-part="Stars"
          className={clsx(styles.stars, styles.size[half ? "half" : "whole"])}
          onPointerLeave={() => setPointed(null)}
        >
          <svg aria-hidden viewBox="0 0 100 20" className={styles.drawing}>
            <path d={starsPath} className={empty} />
            <path
              d={starsPath}
              className={full}
              style={{ clipPath: `inset(0 ${100 - coveredShare(shown)}% 0 0)` }}
            />
          </svg>
          {values.map((choice) => (
            <label
              key={choice}
              className={styles.target}
              style={withVars({
                [styles.start]: `${(choice - step) * 20}%`,
                [styles.width]: `${step * 20}%`,
              })}
              onPointerEnter={(event) => event.pointerType === "mouse" && !disabled && setPointed(choice)}
            >
              <input
                type="radio"
                name={name ?? id}
                value={choice}
                aria-label={fillCounted(texts.stars, choice, locale)}
                checked={choice === chosen}
                required={required}
                disabled={disabled}
                className={styles.radio}
                onChange={() => choose(choice)}
              />
            </label>
          ))}
        </div>
        {word && shown > 0 && (
          <span aria-hidden data-part="Word" className={styles.word}>
            {word(shown)}
          </span>
        )}
      </div>
      {note && (
        <FieldNote id={`${id}-note`} kind={error ? "error" : "note"}>
          {note}
        </FieldNote>
      )}
    </div>
  );
}
