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
    description: "List of products: button under the first values of a long filter",
  },
  find: {
    defaultMessage: "Search in {name}",
    description: "List of products: field over a long filter, such as brands",
  },
});

export interface FoldableProps<Value extends FoldedValue> {
  /** Of the filter. */
  readonly name: string;
  readonly values: readonly Value[];
  /** Products of each value, where the order of the values is that of sizes. */
  readonly counts?: readonly number[] | undefined;
  /** With more values than this there is a field to search in them. */
  readonly searchedAbove: number;
  /** How the values are shown once all are: an order, a box that scrolls. */
  readonly unfolded?: (values: readonly Value[]) => readonly Value[];
  readonly className?: string | undefined;
  readonly children: (values: readonly Value[]) => ReactElement;
}

/** The first values of a long filter and the chosen ones, which are there without JavaScript, and a button for all. */
export const Foldable = <Value extends FoldedValue>({
  name,
  values,
  counts,
  searchedAbove,
  unfolded = (all) => all,
  className,
  children,
}: FoldableProps<Value>): ReactElement => {
  const intl = useIntl();
  const [open, setOpen] = useState(false);
  const [typed, setTyped] = useState("");
  if (values.length <= firstCount) return children(values);
  const isSearched = typed.trim() !== "";
  const shown = open || isSearched ? unfolded(matching(values, typed)) : foldedValues(values, counts);
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
