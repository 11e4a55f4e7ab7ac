import { clsx } from "clsx";
import Check from "lucide-react/icons/check";
import type { ComponentPropsWithRef, ReactNode } from "react";
import { Icon, type IconShape } from "../Icon/index.ts";
import * as styles from "./Steps.css.ts";
import { useTexts } from "../../provider/use-texts.ts";
import { english, type StepsTexts } from "../../words/components/Steps.ts";

export interface Step {
  title: string;
  /** When it was done, or what it will bring. Only for `bar`. */
  note?: ReactNode;
  /** Only for `bar`. Without an icon, the dot shows the step's number. */
  icon?: IconShape;
}

export interface StepsProps extends Omit<ComponentPropsWithRef<"ol">, "children"> {
  /** All steps, each with a unique title. */
  steps: ReadonlyArray<Step>;
  /** Index of the current step, from 0; `steps.length` if all are done. */
  current: number;
  /** Overrides the locale's texts. */
  texts?: Partial<StepsTexts>;
  /** `inline` for the checkout's header, `bar` for an order. @default "inline" */
  variant?: "inline" | "bar";
}

const stateOf = (index: number, current: number): "done" | "current" | "todo" =>
  index < current ? "done" : index === current ? "current" : "todo";

/** Progress through a fixed sequence of steps. */
export function Steps({ steps, current, texts: given, variant = "inline", className, ...rest }: StepsProps) {
  const bar = variant === "bar";
  const texts = useTexts("steps", english, given);
  return (
    <ol data-component="Steps" className={clsx(bar ? styles.bar : styles.inline, className)} {...rest}>
      {steps.map((step, index) => {
        const state = stateOf(index, current);
        const dots = bar ? styles.barDotState : styles.inlineDotState;
        const sign =
          bar && step.icon ? (
            <Icon shape={step.icon} size="md" />
          ) : state === "done" ? (
            <Icon shape={Check} />
          ) : (
            index + 1
          );
        return (
          <li
            key={step.title}
            data-state={state}
            aria-current={state === "current" ? "step" : undefined}
            className={bar ? styles.barStep : styles.inlineStep}
          >
            <span aria-hidden className={clsx(styles.dot, dots[state])}>
              {sign}
            </span>
            <span className={bar ? styles.title : undefined}>
              {step.title}
              {state === "done" && <span className={styles.spoken}> {texts.done}</span>}
            </span>
            {bar && step.note && <span className={styles.time}>{step.note}</span>}
          </li>
        );
      })}
    </ol>
  );
}
