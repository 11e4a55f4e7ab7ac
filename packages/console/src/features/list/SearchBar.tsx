import { FilterBar, type FilterBarProps } from "@carmine/design-system";
import { useEffect, useRef, useState } from "react";
import { useDebounced } from "../../app/use-debounced.ts";

interface SearchBarProps<View extends string> extends Pick<FilterBarProps, "label" | "searchHint" | "end"> {
  words: string;
  /** Called after a pause in typing. */
  onWords: (words: string) => void;
  views?: readonly { readonly id: View; readonly label: string; readonly count?: number }[];
  view?: View;
  onView?: (view: View) => void;
  /** Built-in and saved views; replaces `views`. */
  saved?: Partial<Pick<FilterBarProps, "views" | "view" | "onViewChange" | "onViewSave" | "onViewRemove">>;
  fields?: FilterBarProps["fields"];
  value?: FilterBarProps["value"];
  onValueChange?: FilterBarProps["onValueChange"];
}

const none = (): void => undefined;

/** Search field, views and filters of a list whose state is in the URL. */
export const SearchBar = <View extends string>({
  words,
  onWords,
  views,
  view,
  onView,
  saved,
  fields = [],
  value = {},
  onValueChange = none,
  ...rest
}: SearchBarProps<View>) => {
  const [typed, setTyped] = useState(words);
  const settled = useDebounced(typed, 200);
  /** Search terms whose navigation is pending. When the URL catches up, newer input must not be overwritten. */
  const sent = useRef<string[]>([]);
  useEffect(() => {
    if (settled === words) return;
    sent.current.push(settled);
    onWords(settled);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only typing changes the URL here
  }, [settled]);
  useEffect(() => {
    const at = sent.current.indexOf(words);
    sent.current = at < 0 ? [] : sent.current.slice(at + 1);
    if (at < 0) setTyped(words);
  }, [words]);
  return (
    <FilterBar
      fields={fields}
      value={value}
      onValueChange={onValueChange}
      search={typed}
      onSearchChange={setTyped}
      {...(views && { views })}
      {...(view !== undefined && { view })}
      onViewChange={(id) => {
        const chosen = views?.find((one) => one.id === id);
        if (chosen) onView?.(chosen.id);
      }}
      {...saved}
      {...rest}
    />
  );
};
