"use client";
import { clsx } from "clsx";
import { useSyncExternalStore, type ComponentPropsWithRef } from "react";
import { useTexts } from "../../provider/use-texts.ts";
import { english, type KbdTexts } from "../../words/components/Kbd.ts";
import { VisuallyHidden } from "../VisuallyHidden/index.ts";
import * as styles from "./Kbd.css.ts";

export interface KbdProps extends Omit<ComponentPropsWithRef<"kbd">, "children"> {
  /**
   * Keys that are pressed together, separated by spaces: “Mod K”. `Mod` is Ctrl, and ⌘ on Apple devices. Named
   * keys are translated: Shift, Alt, Enter, Escape, Tab, Space, Backspace, Delete, Home, End, ArrowUp,
   * ArrowDown, ArrowLeft, ArrowRight.
   */
  keys: string;
  /** Overrides the locale's names of keys. */
  texts?: Partial<KbdTexts>;
}

const named: Readonly<Record<string, keyof KbdTexts>> = {
  Mod: "control",
  Ctrl: "control",
  Shift: "shift",
  Alt: "alt",
  Enter: "enter",
  Escape: "escape",
  Tab: "tab",
  Space: "space",
  Backspace: "backspace",
  Delete: "delete",
  Home: "home",
  End: "end",
};

type Symbols = Readonly<Record<string, readonly [symbol: string, name: keyof KbdTexts]>>;

const arrows: Symbols = {
  ArrowUp: ["↑", "arrowUp"],
  ArrowDown: ["↓", "arrowDown"],
  ArrowLeft: ["←", "arrowLeft"],
  ArrowRight: ["→", "arrowRight"],
};

const appleSymbols: Symbols = {
  ...arrows,
  Mod: ["⌘", "command"],
  Alt: ["⌥", "option"],
  Shift: ["⇧", "shift"],
};

const isApple = (): boolean => /^(?:Mac|iP)/.test(navigator.platform);
const neverChanges = () => () => undefined;

function Key({ name, symbols, texts }: { name: string; symbols: Symbols; texts: KbdTexts }) {
  const symbol = symbols[name];
  const text = named[name];
  return (
    <kbd className={styles.key}>
      {symbol ? (
        <>
          <span aria-hidden>{symbol[0]}</span>
          <VisuallyHidden>{texts[symbol[1]]}</VisuallyHidden>
        </>
      ) : (
        (text && texts[text]) || name
      )}
    </kbd>
  );
}

/** The keys of a shortcut, as the user's keyboard names them. */
export function Kbd({ keys, texts: given, className, ...rest }: KbdProps) {
  const texts = useTexts("kbd", english, given);
  // The server doesn't know the keyboard, so it renders the keys of a PC.
  const symbols = useSyncExternalStore(neverChanges, isApple, () => false) ? appleSymbols : arrows;
  return (
    <kbd data-component="Kbd" dir="ltr" className={clsx(styles.root, className)} {...rest}>
      {keys.split(" ").map((name) => (
        <Key key={name} name={name} symbols={symbols} texts={texts} />
      ))}
    </kbd>
  );
}
