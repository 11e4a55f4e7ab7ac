import { Button, SearchField, Text } from "@carmine/design-system";
import { defineMessages, useIntl, type MessageDescriptor } from "@carmine/i18n/react";
import { useState, type ReactElement } from "react";
import { firstCount, foldedValues, matching, type FoldedValue } from "./folded-values.ts";

const texts = defineMessages({
  fewer: {
    defaultMessage: "Show fewer",
    description: "List of products: button that folds a long filter again",
  },
  none: {
    defaultMessage: "No matches",
    description: "List of products: no value of a filter has the typed letters",
  },
});

const counted: Readonly<Record<"all" | "find", MessageDescriptor>> = defineMessages({
  all: {
    defaultMessage: "Show all {count, number}",
    description: "List of products: button below the first values of a long filter",
  },
  find: {
    defaultMessage: "Search in {name}",
    description: "List of products: field over a long filter, such as brands",
  },
});

export interface FoldableProps<Value extends FoldedValue> {
  /** Name of the filter. */
  readonly name: string;
  readonly values: readonly Value[];
  /** Product count of each value, for values that are sorted by size instead of count. */
  readonly counts?: readonly number[] | undefined;
  /** Above this number of values, a field to search them is shown. */
  readonly searchedAbove: number;
  /** Prepares the expanded values, for example by sorting them. */
  readonly arrangeExpanded?: (values: readonly Value[]) => readonly Value[];
  readonly className?: string | undefined;
  readonly children: (values: readonly Value[]) => ReactElement;
}

/**
 * The first values of a long filter and the selected ones, which work without JavaScript, and a button that shows
 * all.
 */
export const Foldable = <Value extends FoldedValue>({
  name,
  values,
  counts,
  searchedAbove,
  arrangeExpanded = (all) => all,
  className,
  children,
}: FoldableProps<Value>): ReactElement => {
  const intl = useIntl();
  const [open, setOpen] = useState(false);
  const [typed, setTyped] = useState("");
  if (values.length <= firstCount) return children(values);
  const isSearched = typed.trim() !== "";
  const shown = open || isSearched ? arrangeExpanded(matching(values, typed)) : foldedValues(values, counts);
  return (
    <>
      {values.length > searchedAbove && (
        <SearchField
          size="sm"
          label={intl.formatMessage(counted.find, { name })}
          labelHidden
          placeholder={intl.formatMessage(counted.find, { name })}
          value={typed}
          onValueChange={setTyped}
        />
      )}
      <div className={open ? className : undefined}>
        {shown.length > 0 ? (
          children(shown)
        ) : (
          <Text tone="muted" size={12}>
            {intl.formatMessage(texts.none)}
          </Text>
        )}
      </div>
      {!isSearched && (
        <Button variant="ghost" size="sm" aria-expanded={open} onClick={() => setOpen(!open)}>
          {open ? intl.formatMessage(texts.fewer) : intl.formatMessage(counted.all, { count: values.length })}
        </Button>
      )}
    </>
  );
};
