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
  /** "Province". */
  label: string;
  /** Sends the code of the level with a form. */
  name?: string;
  /** What is wrong with this level and how to mend it. */
  error?: ReactNode;
  /** For the browser's own help: "country-name", "address-level1", "address-level2". */
  autoComplete?: string;
}

export interface RegionCascaderProps extends Omit<
  ComponentPropsWithRef<"div">,
  "children" | "defaultValue" | "aria-label"
> {
  /** Name of the whole for screen readers. */
  label: string;
  /** From the widest to the narrowest. */
  levels: ReadonlyArray<RegionLevel>;
  /** Makes it controlled: codes from the widest level down, as far as they are chosen. */
  value?: ReadonlyArray<string>;
  /** The codes at first, without `value`. @default none */
  defaultValue?: ReadonlyArray<string>;
  /** The codes, with the words of those chosen while the page is open. */
  onValueChange?: (value: readonly string[], labels: readonly string[]) => void;
  /** Words of the given codes, shown until the places are loaded; a server's HTML has these. */
  valueLabels?: ReadonlyArray<string>;
  /** The places under a path of codes: all countries for the empty one. An empty list ends the chain there. */
  loadOptions: (path: readonly string[]) => Promise<readonly ComboboxOption[]>;
  /** Height of each field: sm 32 px, md 40 px, lg 48 px. @default "md" */
  size?: FieldSize;
  /** No level can be chosen; one whose level above is still empty never can. */
  disabled?: boolean;
  /** Each level must be chosen; the buttons that empty a level are left out. */
  required?: boolean;
  /** Other words than those of the locale, the same for all levels. */
  texts?: Partial<RegionTexts & ComboboxTexts>;
}

const none: readonly string[] = [];

/**
 * Where something is, from the country down: a chain of comboboxes of which each loads its places once the one before
 * is chosen. A new choice empties what is below it; a level without places is left out.
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
  /** The level before is not chosen. */
  waiting: boolean;
  value: string;
  valueLabel: string;
  onChoose: (code: string, option: ComboboxOption | null) => void;
}

interface Places {
  /** The path whose places these are. */
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
      // Another path is another field: text half typed belongs to the places before.
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
