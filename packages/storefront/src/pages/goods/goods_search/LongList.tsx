import type { Facet } from "@carmine/api/contract";
import { Button, FacetGroup, FacetList, SearchField, Text, type FacetValue } from "@carmine/design-system";
import { defineMessages, useIntl, type MessageDescriptor } from "@carmine/i18n/react";
import { useState, type ReactElement } from "react";
import * as styles from "./page.css.ts";

const texts = defineMessages({
  fewer: { defaultMessage: "Show fewer", description: "Search page: button that folds a long filter again" },
  clear: { defaultMessage: "Clear", description: "Button that empties a search field" },
  none: {
    defaultMessage: "No matches",
    description: "Search page: no value of a filter has the typed letters",
  },
});

const counted: Readonly<Record<"all" | "find", MessageDescriptor>> = defineMessages({
  all: {
    defaultMessage: "Show all {count, number}",
    description: "Search page: button under the first values of a long filter",
  },
  find: {
    defaultMessage: "Search in {name}",
    description: "Search page: field over a long filter, such as brands",
  },
});

/** Values that are shown of a long list before it is unfolded. */
const first = 8;

const folded = (text: string): string => text.normalize("NFKD").replaceAll(/\p{M}/gu, "").toLocaleLowerCase();

/**
 * Values of a filter: those with most products, all of them in the order of the alphabet once unfolded. Without
 * JavaScript the first ones and the chosen ones are there.
 */
export const LongList = ({
  facet,
  values,
}: {
  facet: Pick<Facet, "name">;
  values: readonly FacetValue[];
}): ReactElement => {
  const intl = useIntl();
  const [open, setOpen] = useState(false);
  const [typed, setTyped] = useState("");
  if (values.length <= first)
    return (
      <FacetGroup title={facet.name}>
        <FacetList values={[...values]} />
      </FacetGroup>
    );
  const nameOf = ({ label }: FacetValue): string => (typeof label === "string" ? label : "");
  const wanted = folded(typed.trim());
  const found = wanted === "" ? values : values.filter((value) => folded(nameOf(value)).includes(wanted));
  const shown =
    open || wanted !== ""
      ? found.toSorted((a, b) => nameOf(a).localeCompare(nameOf(b), intl.locale))
      : values.filter(({ chosen }, at) => chosen || at < first);
  return (
    <FacetGroup title={facet.name}>
      <SearchField
        size="sm"
        label={intl.formatMessage(counted.find, { name: facet.name })}
        labelHidden
        placeholder={intl.formatMessage(counted.find, { name: facet.name })}
        value={typed}
        onValueChange={setTyped}
      />
      <div className={open ? styles.unfolded : undefined}>
        {shown.length > 0 ? (
          <FacetList values={shown} />
        ) : (
          <Text tone="muted" size={12}>
            {intl.formatMessage(texts.none)}
          </Text>
        )}
      </div>
      {wanted === "" && (
        <Button variant="ghost" size="sm" aria-expanded={open} onClick={() => setOpen(!open)}>
          {open ? intl.formatMessage(texts.fewer) : intl.formatMessage(counted.all, { count: values.length })}
        </Button>
      )}
    </FacetGroup>
  );
};
