"use client";
import { clsx } from "clsx";
import { useEffect, useEffectEvent, useState, type ComponentPropsWithRef, type ReactNode } from "react";
import { useControllableState } from "../../hooks/useControllableState.ts";
import { Button } from "../Button/index.ts";
import { Combobox, type ComboboxOption, type ComboboxTexts } from "../Combobox/index.ts";
import type { FieldSize } from "../Field/FieldBox.tsx";
import * as styles from "./RegionCascader.css.ts";
import { useTexts } from "../../provider/use-texts.ts";
import { english, type RegionTexts } from "../../words/components/RegionCascader.ts";

export interface RegionLevel {
  /** Label of the level: "Province". */
  label: string;
  /** Form field name; submits the code of the level. */
  name?: string;
  /** Error message of this level. */
  error?: ReactNode;
  /** Browser autofill: "country-name", "address-level1", "address-level2". */
  autoComplete?: string;
}

export interface RegionCascaderProps extends Omit<
  ComponentPropsWithRef<"div">,
  "children" | "defaultValue" | "aria-label"
> {
  /** Accessible name of the group. */
  label: string;
  /** From the largest to the smallest region. */
  levels: ReadonlyArray<RegionLevel>;
  /** Codes from the largest level down, as far as selected. Makes the component controlled. */
  value?: ReadonlyArray<string>;
  /** The initial codes, when uncontrolled. @default none */
  defaultValue?: ReadonlyArray<string>;
  /** Called with the codes, and the labels of those selected since page load. */
  onValueChange?: (value: readonly string[], labels: readonly string[]) => void;
  /** Labels of the given codes, shown until the options are loaded, and in the server's HTML. */
  valueLabels?: ReadonlyArray<string>;
  /**
   * Loads the options under a path of codes; the empty path loads all countries. An empty result ends the
   * chain.
   */
  loadOptions: (path: readonly string[]) => Promise<readonly ComboboxOption[]>;
  /** Height of each field: sm 32 px, md 40 px, lg 48 px. @default "md" */
  size?: FieldSize;
  /** Disables all levels. A level is also disabled until the one above is selected. */
  disabled?: boolean;
  /** Makes every level required and removes the clear buttons. */
  required?: boolean;
  /** Overrides the locale's texts, for all levels. */
  texts?: Partial<RegionTexts & ComboboxTexts>;
}

const none: readonly string[] = [];

/**
 * A location from the country down: a chain of comboboxes that each load their options once the previous one
 * is selected. A selection clears the levels below; a level without options is omitted.
 */
export function RegionCascader({
  label,
  levels,
  value,
  defaultValue = none,
  onValueChange,
  valueLabels = none,
  loadOptions,
  size,
  disabled = false,
  required = false,
  texts,
  className,
  ...rest
}: RegionCascaderProps) {
  const [path, setPath] = useControllableState<readonly string[], [readonly string[]]>(
    value,
    defaultValue,
    onValueChange,
  );
  const [labels, setLabels] = useState(valueLabels);
  return (
    <div
      data-component="RegionCascader"
      role="group"
      aria-label={label}
      className={clsx(styles.root, className)}
      {...rest}
    >
      {levels.map((level, depth) => (
        <Level
          key={depth}
          level={level}
          above={path.slice(0, depth)}
          waiting={path.length < depth}
          value={path[depth] ?? ""}
          valueLabel={labels[depth] ?? ""}
          onChoose={(code, option) => {
            const words = option ? [...labels.slice(0, depth), option.label] : labels.slice(0, depth);
            setLabels(words);
            setPath(option ? [...path.slice(0, depth), code] : path.slice(0, depth), words);
          }}
          loadOptions={loadOptions}
          size={size}
          disabled={disabled}
          required={required}
          texts={texts}
        />
      ))}
    </div>
  );
}

interface LevelProps extends Pick<
  RegionCascaderProps,
  "loadOptions" | "size" | "disabled" | "required" | "texts"
> {
  level: RegionLevel;
  above: ReadonlyArray<string>;
  /** Whether the previous level isn't selected yet. */
  waiting: boolean;
  value: string;
  valueLabel: string;
  onChoose: (code: string, option: ComboboxOption | null) => void;
}

interface Places {
  /** The path that these options belong to. */
  of: string;
  options: readonly ComboboxOption[] | "failed";
}

function Level({
  level,
  above,
  waiting,
  value,
  valueLabel,
  onChoose,
  loadOptions,
  size = "md",
  disabled = false,
  required = false,
  texts: given,
}: LevelProps) {
  const texts = useTexts("regionCascader", english, given);
  const { label, name, error, autoComplete } = level;
  const [places, setPlaces] = useState<Places>();
  const [attempt, setAttempt] = useState(0);
  const wanted = JSON.stringify(above);
  const load = useEffectEvent((path: string) => loadOptions(JSON.parse(path) as string[]));

  useEffect(() => {
    if (waiting) return;
    let current = true;
    const show = (options: Places["options"]) => current && setPlaces({ of: wanted, options });
    load(wanted).then(show, () => show("failed"));
    return () => {
      current = false;
    };
  }, [wanted, waiting, attempt]);

  const known = !waiting && places?.of === wanted ? places.options : undefined;
  if (known?.length === 0) return null;
  const failed = known === "failed";
  const retry = () => {
    setPlaces(undefined);
    setAttempt(attempt + 1);
  };
  return (
    <Combobox
      // A new key per path resets the field: partially typed text belongs to the previous options.
      key={wanted}
      label={label}
      name={name}
      error={failed ? texts.failed : error}
      aside={
        failed && (
          <Button variant="link" size="sm" onClick={retry}>
            {texts.retry}
          </Button>
        )
      }
      autoComplete={autoComplete}
      options={known === undefined || failed ? [] : known}
      value={value}
      valueLabel={valueLabel}
      onValueChange={onChoose}
      loading={known === undefined}
      size={size}
      disabled={disabled || waiting}
      required={required}
      texts={given}
    />
  );
}
