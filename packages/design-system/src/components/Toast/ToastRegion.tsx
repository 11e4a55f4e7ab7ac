"use client";
import * as Radix from "@radix-ui/react-toast";
import { useLayoutEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { useEscape } from "../../hooks/useEscape.ts";
import { Cross } from "../../lib/shapes.tsx";
import { useDesignSystem } from "../../provider/index.ts";
import { Icon } from "../Icon/index.ts";
import { IconButton } from "../IconButton/index.ts";
import { Spinner } from "../Spinner/index.ts";
import { toneIcons } from "../Message/tone-icons.ts";
import { keepAboveBars } from "./keep-above-bars.ts";
import * as styles from "./Toast.css.ts";
import type { ToastItem, ToastStore } from "./toast-store.ts";
import { useTexts } from "../../provider/use-texts.ts";
import { english, type ToastTexts } from "../../words/components/Toast.ts";

export interface ToastRegionProps {
  store: ToastStore;
  items: ReadonlyArray<ToastItem>;
  label: string;
  texts: Partial<ToastTexts> | undefined;
}

const durationOf = ({ loading, duration, action }: ToastItem): number =>
  loading ? Infinity : (duration ?? (action ? 8000 : 5000));

/** The shortcut and its brackets, including the full-width ones of Chinese. */
const keyPart = /\s*[(（]?\{hotkey\}[)）]?/;

/** The toasts, in their own module that loads with the first one. */
export default function ToastRegion({ store, items, label, texts: given }: ToastRegionProps) {
  const { portalRoot } = useDesignSystem();
  const texts = useTexts("toast", english, given);
  const [container] = useState(() => document.createElement("div"));
  useLayoutEffect(() => store.attach(container, portalRoot ?? document.body), [store, container, portalRoot]);
  return createPortal(
    // Announced before each toast, where the shortcut would be noise.
    <Radix.Provider label={label.replace(keyPart, "")} swipeDirection="down">
      {items.map((item) => (
        // A settled promise's toast is a new one, so that it is announced and its time starts.
        <Toast
          key={`${item.id}${item.loading ? "-loading" : ""}`}
          item={item}
          closeLabel={texts.close}
          onDismissed={() => store.remove(item.id)}
        />
      ))}
      <Radix.Viewport ref={keepAboveBars} label={label} className={styles.viewport} />
    </Radix.Provider>,
    container,
  );
}

function Toast({
  item,
  closeLabel,
  onDismissed,
}: {
  item: ToastItem;
  closeLabel: string;
  onDismissed: () => void;
}) {
  const { tone = "success", title, message, action, loading } = item;
  const root = useRef<HTMLLIElement>(null);
  useEscape(root, true, () => {
    const { current } = root;
    if (!current?.contains(document.activeElement)) return false;
    current.parentElement?.focus();
    onDismissed();
    return true;
  });
  return (
    <Radix.Root
      ref={root}
      data-component="Toast"
      type={tone === "critical" ? "foreground" : "background"}
      duration={durationOf(item)}
      onOpenChange={(open) => !open && onDismissed()}
      className={styles.root}
      // A dialog that opens later disables pointer events on everything older.
      style={{ pointerEvents: "auto" }}
    >
      {loading ? (
        <Spinner size="md" />
      ) : (
        <Icon shape={toneIcons[tone]} size="md" className={styles.tone[tone]} />
      )}
      <div className={styles.words}>
        {title && <Radix.Title className={styles.title}>{title} </Radix.Title>}
        {message && <Radix.Description className={styles.message}>{message}</Radix.Description>}
      </div>
      {action && (
        <Radix.Action asChild altText={action.label}>
          <button type="button" className={styles.action} onClick={action.onAction}>
            {action.label}
          </button>
        </Radix.Action>
      )}
      <Radix.Close asChild>
        <IconButton icon={Cross} label={closeLabel} variant="ghost" size="sm" />
      </Radix.Close>
    </Radix.Root>
  );
}
