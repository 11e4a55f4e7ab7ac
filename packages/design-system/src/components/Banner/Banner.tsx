"use client";
import { clsx } from "clsx";
import { useControllableState } from "../../hooks/useControllableState.ts";
import { Cross } from "../../lib/shapes.tsx";
import { IconButton } from "../IconButton/index.ts";
import { Message, type MessageProps } from "../Message/index.ts";
import * as styles from "./Banner.css.ts";
import { useTexts } from "../../provider/use-texts.ts";
import { english, type BannerTexts } from "../../words/components/Banner.ts";

export interface BannerProps extends Omit<MessageProps, "role" | "aria-label"> {
  /** Name of the region: “Notice of the shop”. */
  label: string;
  /** Whether it is shown. Makes the banner controlled. */
  open?: boolean;
  /** Whether it is shown at first, where the banner keeps that itself. @default true */
  defaultOpen?: boolean;
  /** Called with `false` when the cross is pressed. */
  onOpenChange?: (open: boolean) => void;
  /** Other words than those of the locale. */
  texts?: Partial<BannerTexts>;
  /** A cross takes it away. Without one the banner stays as long as its reason does. */
  dismissible?: boolean;
}

/** A message to everybody on every page, above the header: maintenance, late parcels, a recall. */
export function Banner({
  label,
  open,
  defaultOpen = true,
  onOpenChange,
  dismissible = false,
  texts: given,
  action,
  className,
  ...rest
}: BannerProps) {
  const texts = useTexts("banner", english, given);
  const [shown, setShown] = useControllableState(open, defaultOpen, onOpenChange);
  if (!shown) return null;
  return (
    <Message
      role="region"
      aria-label={label}
      action={
        (action || dismissible) && (
          <>
            {action}
            {dismissible && (
              <IconButton
                icon={Cross}
                label={texts.dismiss}
                variant="ghost"
                size="sm"
                onClick={() => setShown(false)}
              />
            )}
          </>
        )
      }
      className={clsx(styles.root, className)}
      {...rest}
      data-component="Banner"
    />
  );
}
