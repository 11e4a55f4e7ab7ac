import {
  useCallback,
  useEffect,
  useId,
  useRef,
  useState,
  type ComponentPropsWithRef,
  type KeyboardEvent,
} from "react";

/** What a loaded list of suggestions tells the field about itself. */
export interface SuggestOptions {
  /** Ids in the order they are shown. */
  readonly ids: readonly string[];
  readonly choose: (id: string) => void;
  /** Takes an option away that may be, such as a recent search. @returns whether this one may */
  readonly remove?: (id: string) => boolean;
  /** Ids of the two columns, where there are two: Right and Left lead from one to the other. */
  readonly columns?: readonly [readonly string[], readonly string[]] | undefined;
}

export interface SuggestField {
  /** What suggestions are asked for; the field itself may hold more before it is used for the first time. */
  readonly text: string;
  readonly open: boolean;
  /** The field was used: the list's code may be loaded. */
  readonly used: boolean;
  readonly activeId: string | undefined;
  readonly optionId: (id: string) => string;
  readonly setActive: (id: string | undefined) => void;
  readonly close: () => void;
  /** Called by the list whenever its options change. */
  readonly report: (options: SuggestOptions) => void;
  readonly inputProps: ComponentPropsWithRef<"input">;
}

/** The option that an arrow key leads to; past the ends it is the field itself. */
export const nextActive = (
  ids: readonly string[],
  active: string | undefined,
  step: 1 | -1,
): string | undefined => {
  const at = active === undefined ? -1 : ids.indexOf(active);
  if (step === 1) return ids[at + 1];
  return at === -1 ? ids.at(-1) : ids[at - 1];
};

/** The option beside the active one in the other column; undefined where the key means the caret. */
export const besideActive = (
  columns: SuggestOptions["columns"],
  active: string | undefined,
  key: string,
): string | undefined => {
  if (!columns || active === undefined) return undefined;
  const [from, to] = key === "ArrowRight" ? columns : [columns[1], columns[0]];
  const at = from.indexOf(active);
  return at === -1 ? undefined : to[Math.min(at, to.length - 1)];
};

/** Move the caret in the field, so they leave the list. */
const caretKeys = new Set(["ArrowLeft", "ArrowRight", "Home", "End"]);

/**
 * The field of a combobox whose list is loaded when it is first used.
 * @param start what the page searches for: the next search begins with its own, unless one typed while it was on its way
 * @param isLoading whether another page is on its way
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
      // With the choice of a department beside it.
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
      const beside = event.key.startsWith("Arrow")
        ? besideActive(options.current.columns, open ? activeId : undefined, event.key)
        : undefined;
      if (beside !== undefined) event.preventDefault();
      setActive(beside);
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
      // HTML lets no field of another type be a combobox.
      type: "text",
      role: "combobox",
      "aria-autocomplete": "list",
      "aria-expanded": expanded,
      "aria-controls": expanded ? `${base}list` : undefined,
      "aria-activedescendant": expanded && activeId !== undefined ? optionId(activeId) : undefined,
      // The browser keeps the text: what is typed before the page is hydrated stays.
      defaultValue: start,
      ref: element,
      onChange: (event) => {
        isTypedMeanwhile.current = isLoading;
        setText(event.target.value);
        setUsed(true);
        setOpen(true);
        setActive(undefined);
      },
      // An empty field offers what was looked for before.
      onFocus: (event) => {
        setUsed(true);
        if (event.target.value === "") setOpen(true);
      },
      onBlur: close,
      onKeyDown: press,
    },
  };
};
