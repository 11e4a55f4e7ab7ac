"use client";
import { clsx } from "clsx";
import X from "lucide-react/icons/x";
import {
  useEffect,
  useId,
  useRef,
  useState,
  type ComponentPropsWithRef,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type ToggleEvent,
} from "react";
import { useComposedRef } from "../../hooks/useComposedRef.ts";
import { useEscape } from "../../hooks/useEscape.ts";
import { isBrowserShortcut } from "../../lib/is-browser-shortcut.ts";
import { LinkBase } from "../../provider/index.ts";
import { ChevronEnd, Icon } from "../Icon/index.ts";
import { Image } from "../Image/index.ts";
import * as drawerStyles from "./CategoryDrawer.css.ts";
import * as styles from "./CategoryMenu.css.ts";
import type { CategoryEntry } from "./CategoryMenu.types.ts";
import { CategoryPanel } from "./CategoryPanel.tsx";
import { focusShown } from "./focus-shown.ts";
import { LevelHead } from "./LevelHead.tsx";
import { menuMove } from "./menu-keys.ts";
import { MenuCell } from "./MenuCell.tsx";
import { useColumnHover } from "./useColumnHover.ts";
import { useMenuPointer } from "./useMenuPointer.ts";
import { fill } from "../../words/fill.ts";
import { useTexts } from "../../provider/use-texts.ts";
import { english, type CategoryMenuTexts } from "../../words/components/CategoryMenu.ts";

export interface CategoryMenuProps extends Omit<ComponentPropsWithRef<"nav">, "children"> {
  /** Text of the first cell and accessible name of the landmark. */
  label: string;
  /** The departments, in order, each with its panel. */
  entries: ReadonlyArray<CategoryEntry>;
  /**
   * Keeps the column open, for the home page on wide screens. Otherwise the cell toggles it.
   * @default false
   */
  alwaysOpen?: boolean;
  /**
   * Id of the drawer on small screens, for the `HeaderButton` that opens it. Without it, the cell opens the
   * drawer.
   */
  drawerId?: string;
  /** Called with the id of the department whose panel opens, and with null when it closes. */
  onPanelChange?: (id: string | null) => void;
  /** Overrides the locale's texts. */
  texts?: Partial<CategoryMenuTexts>;
}

/**
 * All departments with their panels, as disclosure navigation: a link per row, and a button that shows the
 * row's panel. A panel is rendered while it is open, so that the links of closed ones don't slow down pages.
 * Below 900 px the column and panels move into a drawer.
 */
export function CategoryMenu({
  label,
  entries,
  alwaysOpen = false,
  drawerId,
  onPanelChange,
  texts: given,
  className,
  ref,
  ...rest
}: CategoryMenuProps) {
  const texts = useTexts("categoryMenu", english, given);
  const base = useId();
  const sheetId = drawerId ?? `${base}drawer`;
  const root = useRef<HTMLElement>(null);
  const composed = useComposedRef(root, ref);
  const panel = useRef<HTMLDivElement>(null);
  const drawer = useRef<HTMLDivElement>(null);
  const [columnOpen, setColumnOpen] = useState(false);
  const [openId, setOpenId] = useState<string | null>(null);
  const [inDrawer, setInDrawer] = useState(false);
  const pointer = useMenuPointer(openId, panel, setOpenId);
  const mouse = useColumnHover(setColumnOpen);
  const shown = alwaysOpen || columnOpen;

  useEffect(() => root.current?.setAttribute("data-ready", ""), []);
  useEffect(() => onPanelChange?.(openId), [onPanelChange, openId]);

  useEscape(root, columnOpen || openId !== null, () => {
    pointer.settle();
    const inside = (element: HTMLElement | null) => element?.contains(document.activeElement);
    if (openId === null) {
      setColumnOpen(false);
      if (inside(root.current)) root.current?.querySelector("button")?.focus();
    } else {
      setOpenId(null);
      const entry = panel.current?.closest("li")?.querySelector("a");
      if (inside(panel.current)) focusShown(entry);
    }
    return true;
  });

  /** Only an open drawer has a box; on wide screens it has `display: contents`. */
  const isDrawn = (): boolean => (drawer.current?.offsetWidth ?? 0) > 0;

  const close = (): void => {
    setOpenId(null);
    setColumnOpen(false);
    if (isDrawn()) drawer.current?.hidePopover();
  };

  const hoverColumn = (open: boolean): void => {
    if (isDrawn()) mouse.settle();
    else mouse.hover(open);
  };

  /** Moves focus to the first entry on small screens. @returns whether the menu is in the drawer */
  const openDrawer = (): boolean => {
    mouse.settle();
    const isFolded = drawer.current !== null && getComputedStyle(drawer.current).display === "none";
    if (isFolded) drawer.current?.showPopover();
    return isFolded;
  };

  const clickCell = (): void => {
    if (openDrawer()) return;
    const justOpened = mouse.clicked();
    setColumnOpen((open) => !open || justOpened);
  };

  const focusEntry = (index: number): void =>
    focusShown(root.current?.querySelectorAll<HTMLElement>("[data-part='EntryLink']")[index]);

  const enterColumn = (): void => {
    if (openDrawer()) return;
    setColumnOpen(true);
    focusEntry(0);
  };

  const leave = (index: number): void => {
    setOpenId(null);
    focusEntry(index);
  };

  /** In the drawer, a department opens its categories, which start with a link to the department. */
  const follow = (event: MouseEvent, id: string): void => {
    if (!isDrawn()) return close();
    event.preventDefault();
    setInDrawer(true);
    setOpenId(id);
    requestAnimationFrame(() => panel.current?.querySelector("button")?.focus());
  };

  const toggled = (event: ToggleEvent): void => {
    if (event.newState === "closed") setOpenId(null);
    else drawer.current?.querySelector<HTMLElement>("a")?.focus({ preventScroll: true });
  };

  const press = (event: KeyboardEvent, index: number, id: string): void => {
    if (isBrowserShortcut(event)) return;
    const rightToLeft = getComputedStyle(event.currentTarget).direction === "rtl";
    const inPanel = event.target instanceof Node && (panel.current?.contains(event.target) ?? false);
    const move = menuMove(event.key, index, entries.length, rightToLeft);
    if (!move || (inPanel && move !== "leave")) return;
    event.preventDefault();
    pointer.settle();
    if (move === "enter") {
      setOpenId(id);
      // The panel appears with this event's render, so its links can take focus only after that.
      requestAnimationFrame(() => panel.current?.querySelector<HTMLElement>(":scope li a")?.focus());
    } else if (move === "leave") {
      leave(index);
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
      <MenuCell
        label={label}
        alwaysOpen={alwaysOpen}
        wideOnly={drawerId !== undefined}
        expanded={columnOpen}
        controls={`${base}column`}
        onClick={clickCell}
        onEnter={enterColumn}
      />
      <div
        ref={drawer}
        id={sheetId}
        popover="auto"
        data-drawer={drawerId}
        className={drawerStyles.drawer}
        onClick={(event) => event.target === event.currentTarget && close()}
        onToggle={toggled}
      >
        <div className={drawerStyles.sheet}>
          <p className={drawerStyles.drawerHead}>{label}</p>
          <ul
            id={`${base}column`}
            hidden={!shown}
            data-floating={alwaysOpen ? undefined : ""}
            className={styles.column}
            onPointerMove={pointer.onMove}
          >
            {entries.map((entry, index) => {
              const open = openId === entry.id;
              return (
                <li
                  key={entry.id}
                  className={styles.entry}
                  onKeyDown={(event) => press(event, index, entry.id)}
                >
                  <div
                    className={styles.row}
                    data-state={open ? "open" : "closed"}
                    onPointerEnter={(event) => !isDrawn() && pointer.onEntry(event, entry.id)}
                  >
                    {entry.icon && <Icon shape={entry.icon} size="md" className={styles.icon} />}
                    {entry.picture && (
                      <Image {...entry.picture} sizes="28px" rounded="control" className={styles.thumb} />
                    )}
                    <LinkBase
                      data-part="EntryLink"
                      href={entry.href}
                      className={styles.words}
                      onClick={(event) => follow(event, entry.id)}
                    >
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
                        setInDrawer(isDrawn());
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
                    {open && inDrawer && (
                      <LevelHead entry={entry} texts={texts} onBack={() => leave(index)} />
                    )}
                    {open && <CategoryPanel entry={entry} />}
                  </div>
                </li>
              );
            })}
          </ul>
          <button
            type="button"
            aria-label={texts.close}
            className={drawerStyles.closer}
            popoverTarget={sheetId}
            popoverTargetAction="hide"
          >
            <Icon shape={X} size="md" />
          </button>
        </div>
      </div>
    </nav>
  );
}
