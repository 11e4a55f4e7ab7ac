import {
  useCallback,
  useEffect,
  useId,
  useRef,
  useState,
  type ComponentPropsWithRef,
  type KeyboardEvent,
} from "react";

/** State that a loaded suggestion list reports to the field. */
export interface SuggestOptions {
  /** Ids in visible order. */
  readonly ids: readonly string[];
  readonly choose: (id: string) => void;
  /** Removes an option if possible, such as a recent search. @returns whether it was removable */
  readonly remove?: (id: string) => boolean;
  /** Ids of the two columns, if there are two: Right and Left move between them. */
  readonly columns?: readonly [readonly string[], readonly string[]] | undefined;
}

export interface SuggestField {
  /** Text to fetch suggestions for; the field may contain more before its first use. */
  readonly text: string;
  readonly open: boolean;
  /** Whether the field was used, so that the list's code may be loaded. */
  readonly used: boolean;
  readonly activeId: string | undefined;
  readonly optionId: (id: string) => string;
  readonly setActive: (id: string | undefined) => void;
  readonly close: () => void;
  /** Called by the list whenever its options change. */
  readonly report: (options: SuggestOptions) => void;
  readonly inputProps: ComponentPropsWithRef<"input">;
}

/** The next active option for an arrow key; past the ends, the field itself. */
export const nextActive = (
  ids: readonly string[],
  active: string | undefined,
  step: 1 | -1,
): string | undefined => {
  const at = active === undefined ? -1 : ids.indexOf(active);
  if (step === 1) return ids[at + 1];
  return at === -1 ? ids.at(-1) : ids[at - 1];
};

/** The option next to the active one in the other column; undefined if the key moves the caret. */
export const optionBesideActive = (
  columns: SuggestOptions["columns"],
  active: string | undefined,
  key: string,
): string | undefined => {
  if (!columns || active === undefined) return undefined;
  const [from, to] = key === "ArrowRight" ? columns : [columns[1], columns[0]];
  const at = from.indexOf(active);
  return at === -1 ? undefined : to[Math.min(at, to.length - 1)];
};

/** These keys move the caret in the field and deactivate the option. */
const caretKeys = new Set(["ArrowLeft", "ArrowRight", "Home", "End"]);

/**
 * State of a combobox whose list is loaded on first use.
 * @param start keywords of the page: the next search starts with its own, unless text was typed while it was loading
 * @param isLoading whether another page is loading
 */
export const useSuggestKeys = (start: string, isLoading: boolean): SuggestField => {
  const base = useId();
  const [text, setText] = useState(start);
  const [open, setOpen] = useState(false);
  const [used, setUsed] = useState(false);
  const [activeId, setActive] = useState<string>();
  const options = useRef<SuggestOptions>({ ids: [], choose: () => undefined });
  const [count, setCount] = useState(0);
  const element = useRef<HTMLInputElement>(null);
  const lastStart = useRef(start);
  const isTypedMeanwhile = useRef(false);
  const optionId = (id: string): string => `${base}${id}`;

  const close = useCallback((): void => {
    setOpen(false);
    setActive(undefined);
  }, []);
  useEffect(() => {
    if (lastStart.current === start) return;
    lastStart.current = start;
    if (!isTypedMeanwhile.current) {
      // Also resets the department select next to it.
      element.current?.form?.reset();
      setText(start);
      close();
    }
    isTypedMeanwhile.current = false;
  }, [start, close]);
  const report = useCallback((reported: SuggestOptions): void => {
    options.current = reported;
    setCount(reported.ids.length);
    setActive((active) => (active !== undefined && reported.ids.includes(active) ? active : undefined));
  }, []);

  const empty = (input: HTMLInputElement): void => {
    input.value = "";
    setText("");
  };

  const press = (event: KeyboardEvent<HTMLInputElement>): void => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === "Escape") {
      if (open) event.preventDefault();
      else empty(event.currentTarget);
      close();
    } else if (caretKeys.has(event.key)) {
      const neighbor = event.key.startsWith("Arrow")
        ? optionBesideActive(options.current.columns, open ? activeId : undefined, event.key)
        : undefined;
      if (neighbor !== undefined) event.preventDefault();
      setActive(neighbor);
    } else if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      event.preventDefault();
      setOpen(true);
      setActive(
        nextActive(options.current.ids, open ? activeId : undefined, event.key === "ArrowDown" ? 1 : -1),
      );
    } else if (event.key === "Enter" && open && activeId !== undefined) {
      event.preventDefault();
      options.current.choose(activeId);
    } else if (event.key === "Delete" && open && activeId !== undefined) {
      if (options.current.remove?.(activeId)) event.preventDefault();
    }
  };

  const expanded = open && count > 0;
  return {
    text,
    open,
    used,
    activeId,
    optionId,
    setActive,
    close,
    report,
    inputProps: {
      // HTML allows role combobox only for fields of type text.
      type: "text",
      role: "combobox",
      "aria-autocomplete": "list",
      "aria-expanded": expanded,
      "aria-controls": expanded ? `${base}list` : undefined,
      "aria-activedescendant": expanded && activeId !== undefined ? optionId(activeId) : undefined,
      // The browser keeps the text, so that text typed before hydration isn't lost.
      defaultValue: start,
      ref: element,
      onChange: (event) => {
        isTypedMeanwhile.current = isLoading;
        setText(event.target.value);
        setUsed(true);
        setOpen(true);
        setActive(undefined);
      },
      // An empty field offers recent searches.
      onFocus: (event) => {
        setUsed(true);
        if (event.target.value === "") setOpen(true);
      },
      onBlur: close,
      onKeyDown: press,
    },
  };
};
