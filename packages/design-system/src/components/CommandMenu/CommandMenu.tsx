"use client";
import * as Radix from "@radix-ui/react-dialog";
import { clsx } from "clsx";
import type { ComponentPropsWithRef, ReactNode } from "react";
import { useControllableState } from "../../hooks/useControllableState.ts";
import { useFocusReturn } from "../../hooks/useFocusReturn.ts";
import { useDesignSystem } from "../../provider/index.ts";
import { useTexts } from "../../provider/use-texts.ts";
import { english, type CommandMenuTexts } from "../../words/components/CommandMenu.ts";
import * as dialog from "../Dialog/Dialog.css.ts";
import { VisuallyHidden } from "../VisuallyHidden/index.ts";
import { CommandSearch } from "./CommandSearch.tsx";
import * as styles from "./CommandMenu.css.ts";
import type { CommandGroup } from "./types.ts";
import { useMenuHotkey } from "./useMenuHotkey.ts";

export interface CommandMenuProps extends Omit<ComponentPropsWithRef<"div">, "children"> {
  /** Accessible name of the menu and its search field. */
  label: string;
  /** In display order; groups without matches are hidden. */
  groups: readonly CommandGroup[];
  /** Whether it is open. Makes the component controlled. */
  open?: boolean;
  /** Whether it is initially open. The server's HTML doesn't contain an open menu. @default false */
  defaultOpen?: boolean;
  /** Called when it opens or closes. */
  onOpenChange?: (open: boolean) => void;
  /** Button that opens it: a search field of the top bar. */
  trigger?: ReactNode;
  /** Opens and closes it by Ctrl + K, or ⌘ K on Apple devices. @default true */
  hotkey?: boolean;
  /** Called with the text of the search field, to load matching objects into `groups`. */
  onQueryChange?: (query: string) => void;
  /** Shows all of `groups`, because a server has already searched. @default false */
  filtered?: boolean;
  /** Whether more results are being loaded; the previous ones stay visible. @default false */
  loading?: boolean;
  /** Overrides the locale's texts. */
  texts?: Partial<CommandMenuTexts>;
}

/** Finds commands, pages and objects by typing, from anywhere in an application. */
export function CommandMenu({
  label,
  groups,
  open: givenOpen,
  defaultOpen = false,
  onOpenChange,
  trigger,
  hotkey = true,
  onQueryChange,
  filtered = false,
  loading = false,
  texts: given,
  className,
  ...rest
}: CommandMenuProps) {
  const texts = useTexts("commandMenu", english, given);
  const { portalRoot } = useDesignSystem();
  const focus = useFocusReturn();
  const [open, setOpen] = useControllableState(givenOpen, defaultOpen, onOpenChange);
  useMenuHotkey(hotkey, () => setOpen(!open));
  return (
    <Radix.Root open={open} onOpenChange={setOpen}>
      {trigger && <Radix.Trigger asChild>{trigger}</Radix.Trigger>}
      <Radix.Portal container={portalRoot}>
        <Radix.Overlay className={clsx(dialog.veil, styles.veil)}>
          <Radix.Content
            data-component="CommandMenu"
            aria-describedby={undefined}
            className={clsx(dialog.panel, dialog.size.md, styles.panel, className)}
            {...focus}
            {...rest}
          >
            <Radix.Title asChild>
              <VisuallyHidden>{label}</VisuallyHidden>
            </Radix.Title>
            <CommandSearch
              label={label}
              groups={groups}
              filtered={filtered}
              loading={loading}
              texts={texts}
              onQueryChange={onQueryChange}
              onSelect={(command) => {
                setOpen(false);
                command.onSelect();
              }}
            />
          </Radix.Content>
        </Radix.Overlay>
      </Radix.Portal>
    </Radix.Root>
  );
}
