"use client";
import { clsx } from "clsx";
import Menu from "lucide-react/icons/menu";
import {
  useEffect,
  useId,
  useRef,
  useState,
  type ComponentPropsWithRef,
  type FocusEvent,
  type KeyboardEvent,
} from "react";
import { useComposedRef } from "../../hooks/useComposedRef.ts";
import { useEscape } from "../../hooks/useEscape.ts";
import { isBrowsersKey } from "../../lib/is-browsers-key.ts";
import { LinkBase } from "../../provider/index.ts";
import { cell as cellLook } from "../CategoryBar/CategoryBar.css.ts";
import { ChevronEnd, Icon } from "../Icon/index.ts";
import { Image } from "../Image/index.ts";
import * as styles from "./CategoryMenu.css.ts";
import type { CategoryEntry } from "./CategoryMenu.types.ts";
import { CategoryPanel } from "./CategoryPanel.tsx";
import { menuMove } from "./menu-keys.ts";
import { useMenuPointer } from "./useMenuPointer.ts";
import { fill } from "../../words/fill.ts";
import { useTexts } from "../../provider/use-texts.ts";
import { english, type CategoryMenuTexts } from "../../words/components/CategoryMenu.ts";

export interface CategoryMenuProps extends Omit<ComponentPropsWithRef<"nav">, "children"> {
  /** Words of the first cell and name of the landmark. */
  label: string;
  /** The departments, in their order, each with its panel. */
  entries: ReadonlyArray<CategoryEntry>;
  /**
   * On the home page of a wide window the column always hangs open; elsewhere the cell opens it.
   * @default false
   */
  alwaysOpen?: boolean;
  /** Other words than those of the locale. */
  texts?: Partial<CategoryMenuTexts>;
}

/**
 * All departments with their panels, as disclosure navigation: links stay links, a button in each row shows its
 * panel. The HTML of all panels is there from the first answer, so opening one asks for nothing.
 */
export function CategoryMenu({
  label,
  entries,
  alwaysOpen = false,
  texts: given,
  className,
  ref,
  ...rest
}: CategoryMenuProps) {
  const texts = useTexts("categoryMenu", english, given);
  const base = useId();
  const root = useRef<HTMLElement>(null);
  const composed = useComposedRef(root, ref);
  const panel = useRef<HTMLDivElement>(null);
  const [columnOpen, setColumnOpen] = useState(false);
  const [openId, setOpenId] = useState<string | null>(null);
  const pointer = useMenuPointer(openId, panel, setOpenId);
  const hoverTimer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const hoveredOpenAt = useRef(0);
  const shown = alwaysOpen || columnOpen;

  useEffect(() => {
    root.current?.setAttribute("data-ready", "");
    return () => clearTimeout(hoverTimer.current);
  }, []);

  useEscape(columnOpen || openId !== null, () => {
    pointer.settle();
    const inside = (element: HTMLElement | null) => element?.contains(document.activeElement);
    if (openId === null) {
      setColumnOpen(false);
      if (inside(root.current)) root.current?.querySelector("button")?.focus();
    } else {
      setOpenId(null);
      if (inside(panel.current)) panel.current?.closest("li")?.querySelector("a")?.focus();
    }
    return true;
  });

  const close = (): void => {
    setOpenId(null);
    setColumnOpen(false);
  };

  const hoverColumn = (open: boolean): void => {
    clearTimeout(hoverTimer.current);
    hoverTimer.current = setTimeout(
      () => {
        if (open) hoveredOpenAt.current = Date.now();
        setColumnOpen(open);
      },
      open ? 120 : 240,
    );
  };

  const clickCell = (): void => {
    clearTimeout(hoverTimer.current);
    // A click right after hover opened the column means “open”.
    const justHovered = Date.now() - hoveredOpenAt.current < 600;
    setColumnOpen((open) => !open || justHovered);
    hoveredOpenAt.current = 0;
  };

  const focusEntry = (index: number): void => {
    root.current?.querySelectorAll<HTMLElement>("[data-part='EntryLink']")[index]?.focus();
  };

  const press = (event: KeyboardEvent, index: number, id: string): void => {
    if (isBrowsersKey(event)) return;
    const rightToLeft = getComputedStyle(event.currentTarget).direction === "rtl";
    const inPanel = event.target instanceof Node && (panel.current?.contains(event.target) ?? false);
    const move = menuMove(event.key, index, entries.length, rightToLeft);
    if (!move || (inPanel && move !== "leave")) return;
    event.preventDefault();
    pointer.settle();
    if (move === "enter") {
      setOpenId(id);
      // The panel is shown with this event's render; its links can take the focus after it.
      requestAnimationFrame(() => panel.current?.querySelector<HTMLElement>("a")?.focus());
    } else if (move === "leave") {
      setOpenId(null);
      focusEntry(index);
    } else {
      focusEntry(move.focus);
      if (openId !== null) setOpenId(entries[move.focus]?.id ?? null);
    }
  };

  const blur = (event: FocusEvent): void => {
    if (event.relatedTarget instanceof Node && !root.current?.contains(event.relatedTarget)) close();
  };

  return (
    <nav
      data-component="CategoryMenu"
      ref={composed}
      aria-label={label}
      className={clsx(styles.root, className)}
      onBlur={blur}
      onPointerEnter={alwaysOpen ? undefined : (event) => event.pointerType === "mouse" && hoverColumn(true)}
      onPointerLeave={(event) => {
        pointer.onLeave(event);
        if (!alwaysOpen && event.pointerType === "mouse") hoverColumn(false);
      }}
      {...rest}
    >
      {alwaysOpen && (
        <div className={clsx(cellLook, styles.standing)}>
          <Icon shape={Menu} size="md" />
          {label}
        </div>
      )}
      <button
        type="button"
        aria-expanded={columnOpen}
        aria-controls={`${base}column`}
        className={clsx(cellLook, alwaysOpen && styles.folding)}
        onClick={clickCell}
      >
        <Icon shape={Menu} size="md" />
        {label}
      </button>
      <ul
        id={`${base}column`}
        hidden={!shown}
        data-floating={alwaysOpen ? undefined : ""}
        data-folded={alwaysOpen && !columnOpen ? "" : undefined}
        className={styles.column}
        onPointerMove={pointer.onMove}
      >
        {entries.map((entry, index) => {
          const open = openId === entry.id;
          return (
            <li key={entry.id} className={styles.entry} onKeyDown={(event) => press(event, index, entry.id)}>
              <div
                className={styles.row}
                data-state={open ? "open" : "closed"}
                onPointerEnter={(event) => pointer.onEntry(event, entry.id)}
              >
                {entry.icon && <Icon shape={entry.icon} size="md" className={styles.icon} />}
                {entry.picture && (
                  <Image {...entry.picture} sizes="28px" rounded="control" className={styles.thumb} />
                )}
                <LinkBase data-part="EntryLink" href={entry.href} className={styles.words} onClick={close}>
                  <span className={styles.name}>{entry.label}</span>
                  {entry.hint && <span className={styles.hint}>{entry.hint}</span>}
                </LinkBase>
                <button
                  type="button"
                  aria-label={fill(texts.show, { label: entry.label })}
                  aria-expanded={open}
                  aria-controls={`${base}${entry.id}`}
                  className={styles.toggle}
                  onClick={() => {
                    pointer.settle();
                    setOpenId(open && !pointer.justOpened() ? null : entry.id);
                  }}
                >
                  <Icon shape={ChevronEnd} />
                </button>
              </div>
              <div
                id={`${base}${entry.id}`}
                ref={open ? panel : undefined}
                hidden={!open}
                className={styles.panel}
                onPointerEnter={pointer.settle}
                onClick={(event) => {
                  if (event.target instanceof Element && event.target.closest("a")) close();
                }}
              >
                <CategoryPanel entry={entry} />
              </div>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
