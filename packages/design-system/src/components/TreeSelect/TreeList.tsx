"use client";
import { clsx } from "clsx";
import Check from "lucide-react/icons/check";
import { useEffect, useRef, useState, type KeyboardEvent } from "react";
import { withVars } from "../../lib/css-var.ts";
import { isBrowserShortcut } from "../../lib/is-browser-shortcut.ts";
import { foldText } from "../Combobox/filter-options.ts";
import { ChevronEnd, Icon } from "../Icon/index.ts";
import type { TreeRow } from "./tree.ts";
import * as styles from "./TreeSelect.css.ts";

interface TreeListProps {
  /** Id of the label. */
  labelledBy: string;
  rows: readonly TreeRow[];
  /** Id of the selected node. */
  value: string;
  /** Whether a node can be selected; others only expand. */
  isSelectable: (row: TreeRow) => boolean;
  onToggle: (id: string, expanded: boolean) => void;
  onSelect: (id: string) => void;
}

/** A tree with one tab stop, the selected row at first. */
export function TreeList({ labelledBy, rows, value, isSelectable, onToggle, onSelect }: TreeListProps) {
  const list = useRef<HTMLDivElement>(null);
  const [active, setActive] = useState(value);
  const current = rows.find(({ node }) => node.id === active) ?? rows[0];

  useEffect(() => {
    list.current?.querySelector("[aria-selected='true']")?.scrollIntoView?.({ block: "center" });
  }, []);

  const focus = (row: TreeRow | undefined) => {
    if (!row) return;
    setActive(row.node.id);
    list.current?.querySelector<HTMLElement>(`[data-node="${CSS.escape(row.node.id)}"]`)?.focus();
  };
  const choose = (row: TreeRow) => {
    if (row.node.disabled) return;
    if (isSelectable(row)) onSelect(row.node.id);
    else onToggle(row.node.id, !row.isExpanded);
  };
  const press = (event: KeyboardEvent) => {
    if (!current || isBrowserShortcut(event)) return;
    const at = rows.indexOf(current);
    const hasChildren = (current.node.children ?? []).length > 0;
    const isTurned = getComputedStyle(event.currentTarget).direction === "rtl";
    const open = () => {
      if (hasChildren && !current.isExpanded) onToggle(current.node.id, true);
      else if (hasChildren) focus(rows[at + 1]);
    };
    const close = () => {
      if (current.isExpanded) onToggle(current.node.id, false);
      else focus(rows.find(({ node }) => node.id === current.parent));
    };
    const moves: Record<string, () => void> = {
      ArrowDown: () => focus(rows[at + 1]),
      ArrowUp: () => focus(rows[at - 1]),
      Home: () => focus(rows[0]),
      End: () => focus(rows.at(-1)),
      ArrowRight: isTurned ? close : open,
      ArrowLeft: isTurned ? open : close,
      Enter: () => choose(current),
      " ": () => choose(current),
    };
    const move = moves[event.key];
    if (move) {
      event.preventDefault();
      move();
    } else if (event.key.length === 1) {
      const after = [...rows.slice(at + 1), ...rows.slice(0, at + 1)];
      focus(after.find(({ node }) => foldText(node.label).startsWith(foldText(event.key))));
    }
  };
  return (
    <div ref={list} role="tree" aria-labelledby={labelledBy} className={styles.tree} onKeyDown={press}>
      {rows.map((row) => {
        const { node, level, position, siblings, isExpanded } = row;
        const hasChildren = (node.children ?? []).length > 0;
        const isChosen = node.id === value;
        return (
          <div
            key={node.id}
            role="treeitem"
            data-part="Node"
            data-node={node.id}
            tabIndex={row === current ? 0 : -1}
            aria-level={level}
            aria-posinset={position}
            aria-setsize={siblings}
            aria-expanded={hasChildren ? isExpanded : undefined}
            aria-selected={isChosen}
            aria-disabled={node.disabled || undefined}
            className={clsx(styles.node, isChosen && styles.chosen)}
            style={withVars({ [styles.level]: level })}
            onFocus={() => setActive(node.id)}
            onClick={() => choose(row)}
          >
            {hasChildren ? (
              <span
                aria-hidden
                className={styles.toggle}
                onClick={(event) => {
                  event.stopPropagation();
                  onToggle(node.id, !isExpanded);
                }}
              >
                <Icon shape={ChevronEnd} className={styles.chevron} />
              </span>
            ) : (
              <span className={styles.leaf} />
            )}
            <span className={styles.words}>{node.label}</span>
            {node.hint && <span className={styles.hint}>{node.hint}</span>}
            {isChosen && <Icon shape={Check} className={styles.tick} />}
          </div>
        );
      })}
    </div>
  );
}
