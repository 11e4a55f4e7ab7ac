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
  /** Accessible name of the region: “Shop notice”. */
  label: string;
  /** Whether it is shown. Makes the component controlled. */
  open?: boolean;
  /** Whether it is initially shown, when uncontrolled. @default true */
  defaultOpen?: boolean;
  /** Called with `false` when the close button is pressed. */
  onOpenChange?: (open: boolean) => void;
  /** Overrides the locale's texts. */
  texts?: Partial<BannerTexts>;
  /** Shows a close button. Without one, the banner stays until its cause is resolved. */
  dismissible?: boolean;
}

/** A message for all users, above the header of every page: maintenance, delayed parcels, a recall. */
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
